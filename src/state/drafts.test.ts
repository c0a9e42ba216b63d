// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => sessionStorage.clear())

/** Ends the page that was loaded last. */
let leave = () => {}

/** A page's start in this tab, with a session. */
async function load() {
  vi.resetModules()
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    if (type === 'pagehide') leave = listener as () => void
  })
  const { beginSession, endSession } = await import('./session')
  beginSession('T1')
  return { ...(await import('./drafts')), endSession }
}

const typed = { account: 'demo888', values: { amount: '500' } }

it('what a page leaves comes back once after a reload, to its account only', { tags: 'D45' }, async () => {
  for (const [account, values] of [
    ['demo888', typed.values],
    ['other88', null],
  ] as const) {
    const first = await load()
    first.watchDraft('/recharge', () => typed)
    leave()
    const next = await load()
    expect(next.takeDraft('/recharge', account)).toEqual(values)
    expect(next.takeDraft('/recharge', account)).toBeNull()
    leave()
    expect(sessionStorage.getItem('portal:drafts')).toBeNull()
  }
})

it(
  'a reload elsewhere keeps the draft, a form without text or a session leaves none',
  { tags: 'D45' },
  async () => {
    const first = await load()
    first.watchDraft('/recharge', () => typed)
    leave()
    await load()
    leave()
    const third = await load()
    third.watchDraft('/recharge', () => null)
    expect(third.takeDraft('/recharge', 'demo888')).toEqual(typed.values)
    third.watchDraft('/recharge', () => typed)
    third.endSession()
    leave()
    expect(sessionStorage.getItem('portal:drafts')).toBeNull()
  },
)
