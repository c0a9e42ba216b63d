import { proxy } from 'valtio'
import { onSessionEnd } from './session'

/** A question with two answers; the harmless one comes first and has the focus. */
export type Question = { title: string; text: string; yes: string; no: string; danger?: boolean }

/** A notice, as the contract reads it: as one text, and as the server spells it. */
export type OpenNotice = { readonly title: string; readonly content: string; readonly text: string }

/** What lies over the page; one at a time, shown in this order: login, 限时公告, welcome modal (D11). */
export const overlays = proxy<{
  question: Question | null
  /** What the dialog 公告 shows. */
  notice: OpenNotice | null
  /** Texts of 限时公告 after a login, null when it is not open. */
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

/** Opens the dialog 公告 with one notice. */
export const showNotice = (notice: OpenNotice): void => void (overlays.notice = notice)
/** Closes it. */
export const closeNotice = (): void => void (overlays.notice = null)
/** Opens 限时公告 unless there is nothing to say (D11). */
export const showTimedNotices = (notices: readonly { text: string }[]): void =>
  void (overlays.timedNotices = notices.length > 0 ? notices.map(({ text }) => text) : null)
/** Closes it. */
export const closeTimedNotices = (): void => void (overlays.timedNotices = null)
