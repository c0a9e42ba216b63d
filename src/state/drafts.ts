import { perTab } from '@/lib/safeStorage'
import { onSessionEnd, session } from './session'

const KEY = 'portal:drafts'

/** Typed text that must survive a 401 and a reload, by path and account. Forms choose what to keep; never passwords. */
type Draft = { account: string; values: Readonly<Record<string, string>> }
const drafts = kept()
const live = new Map<string, () => Draft | null>()

/** What the tab's last page left; other content of the key fits no account and no field. */
function kept(): Map<string, Draft> {
  try {
    return new Map(JSON.parse(perTab.get(KEY) ?? '[]') as [string, Draft][])
  } catch {
    return new Map()
  }
}

/** Registers a shown form's content, which is read when the session or the page ends; returns the function that unregisters it. */
export function watchDraft(path: string, read: () => Draft | null): () => void {
  live.set(path, read)
  return () => {
    if (live.get(path) === read) live.delete(path)
  }
}

/** Forgets all drafts, as an explicit logout must. */
export const forgetDrafts = (): void => drafts.clear()

/** This account's draft for a path; can be taken once. */
export function takeDraft(path: string, account: string): Draft['values'] | null {
  const draft = drafts.get(path)
  drafts.delete(path)
  return draft && draft.account === account && account !== '' ? draft.values : null
}

const readLive = (): [string, Draft][] =>
  [...live].flatMap(([path, read]) => {
    const draft = read()
    return draft ? [[path, draft]] : []
  })

onSessionEnd(() => readLive().forEach(([path, draft]) => drafts.set(path, draft)))

/** In storage during a session only: without one the text stays in memory. */
function store(): void {
  if (session.token === null) return
  const all = [...new Map([...drafts, ...readLive()])]
  if (all.length > 0) perTab.set(KEY, JSON.stringify(all))
  else perTab.remove(KEY)
}
addEventListener('pagehide', store)
// A phone may discard a hidden page without another event.
addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && store())
