import type { MouseEvent } from 'react'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { Icon } from '@/ui/Icon'
import styles from './BackLink.module.css'

/** Whether this app has an earlier page to go back to. */
const canGoBack = (): boolean => ('navigation' in window ? window.navigation.canGoBack : history.length > 1)

/** The link 返回: to the previous page, or home if help was opened first. */
export function BackLink() {
  const goBack = (event: MouseEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    if (!isPlain || !canGoBack()) return
    event.preventDefault()
    history.back()
  }
  return (
    <Link href={paths.home} className={styles.back} onClick={goBack}>
      <Icon name="left" size={18} />
      返回
    </Link>
  )
}
