import { proxy } from 'valtio'
import { onSessionEnd } from './session'

/** A question with two answers; the harmless one has the first focus (faults 6). */
export type Question = { title: string; text: string; yes: string; no: string; danger?: boolean }

/** What lies over the page; one at a time, shown in this order: login, 限时公告, welcome modal (D11). */
export const overlays = proxy<{
  question: Question | null
  /** Text of the notice dialog 公告. */
  notice: string | null
  /** Notices of 限时公告 after a login, null when it is not open. */
  timedNotices: string[] | null
}>({ question: null, notice: null, timedNotices: null })

let answer: ((yes: boolean) => void) | null = null

/** Asks the member; resolves to his answer, false when he closes it. `if (await ask(...)) logOut()` */
export function ask(question: Question): Promise<boolean> {
  answer?.(false)
  overlays.question = question
  return new Promise((resolve) => (answer = resolve))
}

/** Answers the open question. */
export function answerQuestion(yes: boolean): void {
  overlays.question = null
  answer?.(yes)
  answer = null
}
// What was asked of a member is no question any more once his session is over, ended in another tab maybe.
onSessionEnd(() => answerQuestion(false))

/** Opens the dialog 公告 with one text. */
export const showNotice = (text: string): void => void (overlays.notice = text)
/** Closes it. */
export const closeNotice = (): void => void (overlays.notice = null)
/** Opens 限时公告 unless there is nothing to say (D11). */
export const showTimedNotices = (texts: string[]): void =>
  void (overlays.timedNotices = texts.length > 0 ? texts : null)
/** Closes it. */
export const closeTimedNotices = (): void => void (overlays.timedNotices = null)
