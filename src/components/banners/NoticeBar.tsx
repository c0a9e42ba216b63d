import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { query } from '@/api/query'
import { listNotices } from '@/contract/content'
import { minutes } from '@/lib/durations'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { motion } from '@/state/motion'
import { showNotice } from '@/state/overlays'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import styles from './NoticeBar.module.css'

/** Scrolling speed, as specified. */
const MS_PER_PX = 20

/** The notices, shared by the bar, the sticky header and 限时公告. */
export const useNotices = () => useQuery({ ...query(listNotices), staleTime: minutes(5) })

/** The scrolling notice bar, animated by CSS. A notice opens the dialog 公告, 更多 leads to the messages. */
export function NoticeBar() {
  const { data: notices = [] } = useNotices()
  const track = useRef<HTMLUListElement>(null)
  const [isPaused, setPaused] = useState(false)
  const isStill = useSnapshot(motion).paused || isPaused

  useLayoutEffect(() => {
    const list = track.current
    if (!list) return
    const pace = () =>
      list.parentElement?.style.setProperty('--run', `${Math.round(list.scrollWidth * MS_PER_PX)}ms`)
    // In the next frame: WebKit reports changes inside the callback as a loop.
    const observer = new ResizeObserver(() => requestAnimationFrame(pace))
    observer.observe(list)
    return () => observer.disconnect()
  }, [notices])

  if (notices.length === 0) return null
  return (
    <section className={styles.bar} aria-label="公告">
      <Icon name="horn" className={styles.horn ?? ''} />
      <div className={styles.window} data-still={isStill || undefined}>
        <ul ref={track} className={styles.track}>
          {notices.map((notice, index) => (
            <li key={index}>
              <button type="button" onClick={() => showNotice(notice)}>
                {notice.text}
              </button>
            </li>
          ))}
        </ul>
        <div className={styles.track} aria-hidden="true">
          {notices.map(({ text }, index) => (
            <span key={index}>{text}</span>
          ))}
        </div>
      </div>
      <IconButton
        icon={isPaused ? 'play' : 'pause'}
        label={isPaused ? '继续公告' : '暂停公告'}
        className={styles.pause}
        size={18}
        onClick={() => setPaused(!isPaused)}
      />
      <Link href={paths.messages()} className={styles.more}>
        更多
        <Icon name="right" size={16} />
      </Link>
    </section>
  )
}
