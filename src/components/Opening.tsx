import { Loading } from '@/ui/Loading'
import styles from './Opening.module.css'

/** Answers a press in the middle of the window while the files of the dialog load. */
export const Opening = () => (
  <div className={styles.opening}>
    <Loading />
  </div>
)
