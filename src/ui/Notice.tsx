import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '@/lib/classNames'
import { Icon } from './Icon'
import styles from './Notice.module.css'

const ICONS = { info: 'info', good: 'ok', bad: 'error', waiting: 'warn' } as const

type Props = ComponentProps<'div'> & {
  tone?: keyof typeof ICONS
  /** One button or link at the end. */
  action?: ReactNode
}

/** A message in its place; what it says is in no toast. It is announced if it has `role="alert"` or `"status"`. */
export const Notice = ({ tone = 'info', action, className, children, ...rest }: Props) => (
  <div {...rest} className={classNames(styles.notice, styles[tone], className)}>
    <Icon name={ICONS[tone]} size={20} />
    <div>{children}</div>
    {action}
  </div>
)
