import { useLayoutEffect, useRef } from 'react'
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
  const stack = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (stack.current && list.length > 0) moveAside(stack.current)
  }, [list])
  return (
    <OnTop>
      {(isBorn) => (
        <div ref={stack} className={styles.stack}>
          <div role="alert">{isBorn && list.filter(isUrgent).map(toItem)}</div>
          <div role="status">{isBorn && list.filter((toast) => !isUrgent(toast)).map(toItem)}</div>
        </div>
      )}
    </OnTop>
  )
}

/** Puts toasts where they cover the fewest fields and buttons: at the bottom, else under the header, else at the bottom left. */
function moveAside(stack: HTMLElement): void {
  stack.removeAttribute('data-place')
  if (stack.parentElement !== document.body) return
  const controls = [...document.querySelectorAll('input, select, textarea, button, main a')]
    .filter((control) => !stack.contains(control) && !control.closest('[inert]'))
    .map((control) => control.getBoundingClientRect())
  const places = ['', 'top', 'left'].map((place) => {
    stack.dataset.place = place
    const { left, right, top, bottom } = stack.getBoundingClientRect()
    const isUnder = (box: DOMRect) =>
      box.width > 0 && box.left < right && box.right > left && box.top < bottom && box.bottom > top
    return { place, covers: controls.filter(isUnder).length }
  })
  const least = Math.min(...places.map(({ covers }) => covers))
  stack.dataset.place = places.find(({ covers }) => covers === least)?.place
}

const toItem = (toast: Toast) => (
  <div key={toast.id} className={styles.toast} data-tone={toast.tone}>
    <Icon name={ICONS[toast.tone]} size={22} />
    <p>{toast.text}</p>
    {toast.link && <a href={toast.link.href}>{toast.link.label}</a>}
    <IconButton icon="close" label="关闭提示" size={16} onClick={() => dismissToast(toast.id)} />
  </div>
)
