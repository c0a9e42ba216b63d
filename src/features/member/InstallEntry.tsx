import { useSnapshot } from 'valtio'
import { install, installPrompt } from '@/state/installPrompt'
import { Icon } from '@/ui/Icon'
import styles from './MenuLink.module.css'
import type { MenuLook } from './MenuLink'

/** 安装应用 as the last entry of a menu, while the browser offers it. */
export function InstallEntry({ look }: { look: MenuLook }) {
  const { offer } = useSnapshot(installPrompt)
  return (
    offer && (
      <li>
        <button type="button" className={styles[look]} onClick={() => void install()}>
          <Icon name="plus" size={look === 'tile' ? 24 : 20} />
          安装应用
        </button>
      </li>
    )
  )
}
