import { proxy } from 'valtio'
import { onSessionEnd } from './session'

/** A question with two answers; the harmless one comes first and is focused. */
export type Question = { title: string; text: string; yes: string; no: string; danger?: boolean }

/** A notice: its text, and the server's HTML. */
export type OpenNotice = { readonly title: string; readonly content: string; readonly text: string }

/** Overlays of the page, shown one at a time: login, 限时公告, welcome modal. */
export const overlays = proxy<{
  question: Question | null
  /** The notice in the dialog 公告. */
  notice: OpenNotice | null
  /** Texts of 限时公告 after a login; null while closed. */
  timedNotices: string[] | null
  /** Whether 限时公告 has been open during this visit: the welcome, its last page, then doesn't open by itself. */
  wereTimedNotices: boolean
  /** Whether the search is open. */
  search: boolean
}>({ question: null, notice: null, timedNotices: null, wereTimedNotices: false, search: false })

let answer: ((yes: boolean) => void) | null = null

/** Asks a question; resolves to the answer, false when the dialog is closed. `if (await ask(...)) logOut()` */
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
// A question to a member lapses with the session.
onSessionEnd(() => answerQuestion(false))

/** Opens the dialog 公告 with one notice. */
export const showNotice = (notice: OpenNotice): void => void (overlays.notice = notice)
/** Closes 公告. */
export const closeNotice = (): void => void (overlays.notice = null)
/** Opens 限时公告. */
export function showTimedNotices(notices: readonly { text: string }[]): void {
  overlays.timedNotices = notices.map(({ text }) => text)
  overlays.wereTimedNotices = true
}
/** Closes 限时公告. */
export const closeTimedNotices = (): void => void (overlays.timedNotices = null)

/** Opens the search over games, promotions, help and pages. */
export const openSearch = (): void => void (overlays.search = true)
/** Closes the search. */
export const closeSearch = (): void => void (overlays.search = false)
