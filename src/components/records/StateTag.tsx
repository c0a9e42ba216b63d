import { classNames } from '@/lib/classNames'
import styles from './StateTag.module.css'

/** What a state is called, and the tone of its tag. The word says it all; the tone only helps the eye. */
export type StateLook = { text: string; tone: 'good' | 'bad' | 'waiting' | 'plain' }

/** A state as a small tag. */
export const StateTag = ({ look: { text, tone } }: { look: StateLook }) => (
  <span className={classNames(styles.tag, styles[tone])}>{text}</span>
)
