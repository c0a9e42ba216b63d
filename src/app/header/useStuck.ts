import { useNotices } from '@/components/banners/NoticeBar'
import { useScrolledPast } from '@/lib/useScrolledPast'

/** In px, as specified. */
const NOTICE_THRESHOLD = 30

/** Whether there is a top notice: the server sends at least one home notice. */
export const useTopNotice = (): boolean => !!useNotices().data?.length

/** Whether the header looks stuck, with a shadow: past 30 px with a top notice, otherwise after any scroll. */
export const useStuck = (hasNotice: boolean): boolean => useScrolledPast(hasNotice ? NOTICE_THRESHOLD : 0)
