import { useSnapshot } from 'valtio'
import { install, installPrompt } from '@/state/installPrompt'
import { Icon } from '@/ui/Icon'
import styles from './MenuLink.module.css'

/** 安装应用 as the menu's last entry, while the browser offers it. */
export function InstallEntry() {
  const { offer } = useSnapshot(installPrompt)
  return (
    offer && (
      <li>
        <button type="button" className={styles.link} onClick={() => void install()}>
          <Icon name="plus" />
          安装应用
        </button>
      </li>
    )
  )
}
