import { useSnapshot } from 'valtio'
import { loginModal } from '@/state/loginModal'
import { answerQuestion, closeNotice, closeSearch, closeTimedNotices, overlays } from '@/state/overlays'
import { lazyPart } from '@/components/lazyPart'
import { useSearchKeys } from './useSearchKeys'

const QuestionDialog = lazyPart(
  () => import('./QuestionDialog').then((module) => module.QuestionDialog),
  () => answerQuestion(false),
)
const NoticeDialog = lazyPart(
  () => import('./NoticeDialog').then((module) => module.NoticeDialog),
  () => closeNotice(),
)
const TimedNoticesDialog = lazyPart(
  () => import('./TimedNoticesDialog').then((module) => module.TimedNoticesDialog),
  () => closeTimedNotices(),
)
const SearchDialog = lazyPart(
  () => import('@/features/search/SearchDialog').then((module) => module.SearchDialog),
  () => closeSearch(),
)

/** The dialogs any page may open, one at a time: those the player asked for first, 限时公告 after the login (D11). */
export function Overlays() {
  const { question, notice, timedNotices, search } = useSnapshot(overlays)
  const { isOpen: isLoggingIn } = useSnapshot(loginModal)
  useSearchKeys()
  if (question) return <QuestionDialog question={question} />
  if (notice) return <NoticeDialog notice={notice} />
  if (search) return <SearchDialog />
  if (timedNotices && !isLoggingIn) return <TimedNoticesDialog texts={timedNotices} />
  return null
}
