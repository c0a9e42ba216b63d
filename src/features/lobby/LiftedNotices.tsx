import { NoticeBar } from '@/components/banners/NoticeBar'
import shared from '@/ui/shared.module.css'

/** The notice bar overlapping a lobby's banner; its box stays reserved while it is empty. */
export function LiftedNotices() {
  return (
    <div className={shared.wrap}>
      <div className={shared.lift}>
        <NoticeBar />
      </div>
    </div>
  )
}
