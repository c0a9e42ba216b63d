import { useSnapshot } from 'valtio'
import { loginModal } from '@/state/loginModal'
import { answerQuestion, closeNotice, closeTimedNotices, overlays } from '@/state/overlays'
import { lazyPart } from '@/components/lazyPart'

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

/** The dialogs any page may open, one at a time: those the player asked for first, 限时公告 after the login (D11). */
export function Overlays() {
  const { question, notice, timedNotices } = useSnapshot(overlays)
  const { isOpen: isLoggingIn } = useSnapshot(loginModal)
  if (question) return <QuestionDialog question={question} />
  if (notice) return <NoticeDialog notice={notice} />
  if (timedNotices && !isLoggingIn) return <TimedNoticesDialog texts={timedNotices} />
  return null
}
