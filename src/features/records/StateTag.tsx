import { classNames } from '@/lib/classNames'
import type { StateLook } from './states'
import styles from './StateTag.module.css'

/** A state as a small tag. */
export const StateTag = ({ look: { text, tone } }: { look: StateLook }) => (
  <span className={classNames(styles.tag, styles[tone])}>{text}</span>
)
