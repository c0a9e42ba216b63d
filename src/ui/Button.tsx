import { useRef, type ButtonHTMLAttributes } from 'react'
import { classNames } from '@/lib/classNames'
import styles from './Button.module.css'

export type ButtonLook = 'primary' | 'gold' | 'accent' | 'outline' | 'text' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'
type Looks = { look?: ButtonLook; size?: ButtonSize; block?: boolean }

/** Class names of a button, for links that look like one. */
export const buttonClass = ({ look = 'primary', size = 'md', block = false }: Looks = {}): string =>
  classNames(styles.button, styles[look], styles[size], block && styles.block)

/** The longest double click that systems can be set to, ms. */
const DOUBLE = 1000

type Props = Looks & ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean }

/**
 * A button; `busy` shows a spinner and ignores presses without losing the focus or the width. One that can be busy ignores the second
 * press of a double click too: a quick answer may have come between the two.
 */
export function Button({
  look,
  size,
  block,
  busy,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: Props) {
  const pressedAt = useRef(-DOUBLE)
  return (
    <button
      {...rest}
      type={type}
      className={classNames(
        buttonClass({ ...(look && { look }), ...(size && { size }), ...(block && { block }) }),
        busy && styles.busy,
        className,
      )}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        // Phones also count a tap on the control beside as the first.
        const isSecond = event.detail > 1 && event.timeStamp - pressedAt.current < DOUBLE
        pressedAt.current = event.timeStamp
        if (busy || (busy === false && isSecond)) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  )
}
