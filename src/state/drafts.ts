import { onSessionEnd } from './session'

/**
 * Typed text that must survive a 401 in the middle of a form (D45): kept in memory by path for the account it belongs
 * to. Never passwords; the forms decide what they hand over.
 */
type Draft = { account: string; values: Record<string, string> }
const drafts = new Map<string, Draft>()
const live = new Map<string, () => Draft | null>()

/** Registers what a shown form holds; it is read when the session ends. Returns the way out. */
export function watchDraft(path: string, read: () => Draft | null): () => void {
  live.set(path, read)
  return () => {
    if (live.get(path) === read) live.delete(path)
  }
}

/** Forgets every draft: a member who logs out himself leaves nothing behind (D7). */
export const forgetDrafts = (): void => drafts.clear()

/** The draft of a path for this account, handed out once. */
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
