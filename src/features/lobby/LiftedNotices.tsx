import { NoticeBar } from '@/components/banners/NoticeBar'
import shared from '@/ui/shared.module.css'
import styles from './LiftedNotices.module.css'

/** The notice bar over the edge of a lobby's banner; its box is kept while there is none yet. */
export function LiftedNotices() {
  return (
    <div className={shared.wrap}>
      <div className={styles.lift}>
        <NoticeBar />
      </div>
    </div>
  )
}
