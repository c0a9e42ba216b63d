import type { ReactNode } from 'react'
import { classNames } from '@/lib/classNames'
import styles from './Facts.module.css'

export type Fact = readonly [label: string, value: ReactNode]

type Props = {
  facts: readonly Fact[]
  /** `panel` (the default) has a background, `rows` has lines between the facts, `figures` are large, each below its label. */
  look?: 'panel' | 'rows' | 'figures'
  className?: string | undefined
  /** Rows before the facts, each a `div` with `dt` and `dd`. */
  children?: ReactNode
}

/** Labels on the left, their values on the right. */
export const Facts = ({ facts, look = 'panel', className, children }: Props) => (
  <dl className={classNames(styles.facts, styles[look], className)}>
    {children}
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        {/* Texts may be written from right to left. */}
        <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
      </div>
    ))}
  </dl>
)
