import { classNames } from '@/lib/classNames'
import styles from './StateTag.module.css'

/** A state's name, and the tone of its tag. The tone carries no meaning of its own. */
export type StateLook = {
  text: string
  tone: 'good' | 'bad' | 'waiting' | 'plain'
  /** A second tag, where the state isn't the last word. */
  mark?: string
}

/** A state as a tag. */
export const StateTag = ({ look: { text, tone, mark } }: { look: StateLook }) => (
  <>
    <span className={classNames(styles.tag, styles[tone])}>{text}</span>
    {mark && <span className={classNames(styles.tag, styles.mark, styles.waiting)}>{mark}</span>}
  </>
)
