import type { ButtonHTMLAttributes } from 'react'
import { classNames } from '@/lib/classNames'
import { Icon, type IconName } from './Icon'
import styles from './IconButton.module.css'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { icon: IconName; label: string; size?: number }

/** A button with only an icon, which turns while `aria-busy`; `label` is its accessible name. */
export function IconButton({ icon, label, size = 20, className, type = 'button', ...rest }: Props) {
  return (
    <button {...rest} type={type} aria-label={label} className={classNames(styles.button, className)}>
      <Icon name={icon} size={size} />
    </button>
  )
}
