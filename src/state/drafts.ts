import { onSessionEnd } from './session'

/** Typed text that must survive a 401: in memory, by path and account. Forms choose what to keep; never passwords. */
type Draft = { account: string; values: Record<string, string> }
const drafts = new Map<string, Draft>()
const live = new Map<string, () => Draft | null>()

/** Registers a shown form's content, which is read when the session ends; returns the function that unregisters it. */
export function watchDraft(path: string, read: () => Draft | null): () => void {
  live.set(path, read)
  return () => {
    if (live.get(path) === read) live.delete(path)
  }
}

/** Forgets all drafts, as an explicit logout must. */
export const forgetDrafts = (): void => drafts.clear()

/** This account's draft for a path; can be taken once. */
export function takeDraft(path: string, account: string): Record<string, string> | null {
  const draft = drafts.get(path)
  drafts.delete(path)
  return draft && draft.account === account && account !== '' ? draft.values : null
}

onSessionEnd(() => {
  for (const [path, read] of live) {
    const draft = read()
    if (draft) drafts.set(path, draft)
  }
})
