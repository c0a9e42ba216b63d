import { useSnapshot } from 'valtio'
import { dismissToast, toasts, type Toast } from '@/state/toasts'
import { Icon, type IconName } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { OnTop } from './OnTop'
import styles from './Toaster.module.css'

const ICONS: Record<Toast['tone'], IconName> = {
  success: 'ok',
  error: 'error',
  warning: 'warn',
  info: 'info',
}
const isUrgent = ({ tone }: Toast) => tone === 'error' || tone === 'warning'

/** The toasts' two live regions, inside the topmost dialog if one is open. */
export function Toaster() {
  const { list } = useSnapshot(toasts) as { list: Toast[] }
  return (
    <OnTop>
      {(isBorn) => (
        <div className={styles.stack}>
          <div role="alert">{isBorn && list.filter(isUrgent).map(toItem)}</div>
          <div role="status">{isBorn && list.filter((toast) => !isUrgent(toast)).map(toItem)}</div>
        </div>
      )}
    </OnTop>
  )
}

const toItem = (toast: Toast) => (
  <div key={toast.id} className={styles.toast} data-tone={toast.tone}>
    <Icon name={ICONS[toast.tone]} size={22} />
    <p>{toast.text}</p>
    {toast.link && <a href={toast.link.href}>{toast.link.label}</a>}
    <IconButton icon="close" label="关闭提示" size={16} onClick={() => dismissToast(toast.id)} />
  </div>
)
