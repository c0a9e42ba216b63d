import type { ComponentProps, CSSProperties } from 'react'
import styles from './member.module.css'

/** Wide enough for every place; what is too much is cut. */
const WAVES = `M0 9q10-8 20 0${'t20 0'.repeat(59)}`

const Sea = () => (
  <svg width={1200} height={16} aria-hidden="true">
    <path d={WAVES} />
  </svg>
)

/** The horizon: the way to the next VIP level, lit as far as the member has come. Its name and figures are those of the inner `div`. */
export const Horizon = ({ percent, ...way }: ComponentProps<'div'> & { percent: number }) => (
  <div className={styles.horizon} style={{ '--way': `${percent}%` } as CSSProperties}>
    <Sea />
    <div {...way}>
      <span>
        <Sea />
      </span>
    </div>
  </div>
)
