import styles from './Icon.module.css'

/** Names of the sprite `public/art/ui-icons.svg`, without their `i-`; the page carries it (vite/page.ts). */
export type IconName =
  | 'close'
  | 'menu'
  | 'more'
  | 'down'
  | 'up'
  | 'left'
  | 'right'
  | 'top'
  | 'check'
  | 'plus'
  | 'info'
  | 'warn'
  | 'error'
  | 'ok'
  | 'eye'
  | 'eyeoff'
  | 'refresh'
  | 'copy'
  | 'clock'
  | 'horn'
  | 'mail'
  | 'user'
  | 'shield'
  | 'lock'
  | 'phone'
  | 'card'
  | 'headset'
  | 'download'
  | 'gift'
  | 'wallet'
  | 'deposit'
  | 'withdraw'
  | 'swap'
  | 'list'
  | 'chart'
  | 'rebate'
  | 'agent'
  | 'packet'
  | 'home'
  | 'calendar'
  | 'filter'
  | 'trash'
  | 'offline'
  | 'logout'
  | 'pause'
  | 'play'
  | 'sync'
  | 'flame'
  | 'crown'
  | 'cake'
  | 'star'
  | 'heart'
  | 'search'

/** A decorative icon in the text colour; `size` in px. */
export function Icon({
  name,
  size = 20,
  className = '',
}: {
  name: IconName
  size?: number
  className?: string
}) {
  return (
    <svg
      className={`${styles.icon} ${className}`}
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`#i-${name}`} />
    </svg>
  )
}
