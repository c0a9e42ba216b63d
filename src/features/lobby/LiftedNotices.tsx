import { NoticeBar } from '@/components/banners/NoticeBar'
import shared from '@/ui/shared.module.css'
import styles from './LiftedNotices.module.css'

/** The notice bar overlapping a lobby's banner; its box stays reserved while it is empty. */
export function LiftedNotices() {
  return (
    <div className={shared.wrap}>
      <div className={styles.lift}>
        <NoticeBar />
      </div>
    </div>
  )
}
