import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useSnapshot } from 'valtio'
import { useTopLayer } from '@/lib/topLayer'
import { dismissToast, toasts, type Toast } from '@/state/toasts'
import { Icon, type IconName } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import styles from './Toaster.module.css'

const ICONS: Record<Toast['tone'], IconName> = {
  success: 'ok',
  error: 'error',
  warning: 'warn',
  info: 'info',
}
const isUrgent = ({ tone }: Toast) => tone === 'error' || tone === 'warning'

/** The toasts' two live regions, inside the topmost dialog if one is open; what they have told moves with it outside of them. */
export function Toaster() {
  const { list: now } = useSnapshot(toasts) as { list: Toast[] }
  // A task later: an answer that tells something and closes its dialog has closed it by then.
  const list = useDeferredValue(now)
  const stack = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const own = stack.current
    if (!own || list.length === 0) return
    moveAside(own)
    if (isNarrow()) return
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || own.contains(target)) return
      if (isUnder(target.getBoundingClientRect(), own)) moveAside(own)
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [list])
  return (
    <OnTop>
      {(isBorn, isTold) => {
        const told = list.filter(({ id }) => isTold(id))
        const fresh = isBorn ? list.filter((toast) => !told.includes(toast)) : []
        return (
          <div ref={stack} className={styles.stack}>
            {told.length > 0 && <section aria-label="消息">{told.map(toItem)}</section>}
            <div role="alert">{fresh.filter(isUrgent).map(toItem)}</div>
            <div role="status">{fresh.filter((toast) => !isUrgent(toast)).map(toItem)}</div>
          </div>
        )
      }}
    </OnTop>
  )
}

/** There the page scrolls what gets the focus to above the toasts. */
const isNarrow = () => matchMedia('(max-width: 767.98px)').matches

/** Whether the box of a control outside is covered, in part. */
function isUnder(box: DOMRect, stack: HTMLElement): boolean {
  const { left, right, top, bottom } = stack.getBoundingClientRect()
  return box.width > 0 && box.left < right && box.right > left && box.top < bottom && box.bottom > top
}

/**
 * Puts toasts where they cover the fewest fields and buttons, and not the focused one: at the bottom (on phones above the room of a
 * form's bar, else in it), else under the header, else at the bottom left.
 */
function moveAside(stack: HTMLElement): void {
  stack.removeAttribute('data-place')
  if (stack.parentElement !== document.body) return
  const focused = isNarrow() ? null : document.activeElement
  const controls = [...document.querySelectorAll('input, select, textarea, button, main a')]
    .filter((control) => !stack.contains(control) && !control.closest('[inert]'))
    .map((control) => ({
      box: control.getBoundingClientRect(),
      weight: control === focused ? 100 : 1,
    }))
  const places = ['', 'low', 'top', 'left'].map((place) => {
    stack.dataset.place = place
    const covered = controls.filter(({ box }) => isUnder(box, stack))
    return { place, covers: covered.reduce((sum, { weight }) => sum + weight, 0) }
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

type Words = string | number
type Draw = (isBorn: boolean, isTold: (words: Words) => boolean) => ReactNode

/**
 * Renders inside the topmost modal dialog, since everything outside it is inert, or else in the body. Remounts when that
 * changes, with `isBorn` false in the first frame: text in a live region from the start isn't announced. What `isTold` has been
 * announced in an earlier place: in a live region it would be heard again.
 */
export function OnTop({ children }: { children: Draw }) {
  const [told] = useState(() => new Set<Words>())
  return createPortal(<Newborn draw={children} told={told} />, useTopLayer() ?? document.body)
}

function Newborn({ draw, told }: { draw: Draw; told: Set<Words> }) {
  const [isBorn, setBorn] = useState(false)
  const [before] = useState(() => new Set(told))
  const drawn: Words[] = []
  const drawing = draw(isBorn, (words) => {
    drawn.push(words)
    return before.has(words)
  })
  useEffect(() => {
    const frame = requestAnimationFrame(() => setBorn(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  useEffect(() => {
    if (isBorn) for (const words of drawn) told.add(words)
  })
  return drawing
}
