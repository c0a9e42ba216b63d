// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '@/state/session'
import {
  beginIntent,
  checkIntent,
  forgetIntents,
  intents,
  loseIntent,
  openRequest,
  restoreIntents,
  resumeIntents,
  sentSince,
  settleIntent,
} from './journal'

const intent = (id: string, key = id, at = Date.now()) => ({
  id,
  key,
  path: '/api/transfer',
  action: '转账',
  trace: 'transfers',
  input: { amount: '5' },
  facts: [],
  at,
})

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  forgetIntents()
  Object.assign(intents, { list: [], shown: null })
})

it('restoring leaves this page’s pending requests alone', { tags: 'D24' }, () => {
  beginIntent(intent('mine'))
  restoreIntents()
  expect(intents.list).toMatchObject([{ id: 'mine', isLost: false }])
  settleIntent({ id: 'mine' })
  restoreIntents()
  expect(intents).toMatchObject({ list: [], shown: null })
})

it('a request begun before restoring keeps what the previous page left', { tags: 'D24' }, () => {
  beginIntent(intent('old'))
  intents.list = []
  restoreIntents()
  beginIntent(intent('mine'))
  expect(intents.shown?.id).toBe('old')
  expect(sessionStorage.getItem('portal:intents')).toContain('old')
})

it(
  'a pending or lost request is open on the whole device until its outcome is known',
  { tags: 'D68' },
  () => {
    beginIntent(intent('a'))
    expect(openRequest('a')?.checkedAt).toBe(0)
    loseIntent({ id: 'a' })
    expect(openRequest('a')?.checkedAt).toBe(0)
    checkIntent({ id: 'a' })
    expect(openRequest('a')?.checkedAt).toBeGreaterThan(0)
    settleIntent({ id: 'a' }, { isDone: true })
    expect(openRequest('a')).toBeUndefined()
    expect(intents.list).toEqual([])
  },
)

it('counts equal recent requests that succeeded, not refused or older ones', { tags: 'D68' }, () => {
  beginIntent(intent('done', 'same'))
  settleIntent({ id: 'done' }, { isDone: true })
  beginIntent(intent('refused', 'same'))
  settleIntent({ id: 'refused' })
  beginIntent(intent('long ago', 'same', Date.now() - 5 * 60_000))
  settleIntent({ id: 'long ago' }, { isDone: true })
  beginIntent(intent('next', 'same'))
  expect(sentSince('same', Date.now() - 60_000)).toBe(1)
  expect(sentSince('same', 0)).toBe(2)
})

it('the device stores neither names nor amounts', { tags: 'D72' }, () => {
  beginIntent(intent('a', 'hash'))
  expect(JSON.parse(localStorage.getItem('portal:sent') ?? '')).toEqual([
    { key: 'hash', id: 'a', at: expect.any(Number), checkedAt: 0, isDone: false },
  ])
})

it('a lost request outlives the session and is shown to the same account only', { tags: 'D72' }, () => {
  for (const [isMine, told] of [
    [false, undefined],
    [true, 'b'],
  ] as const) {
    beginSession('t')
    beginIntent(intent('b'))
    endSession()
    expect(intents.list).toEqual([])
    expect(sessionStorage.getItem('portal:intents')).toBeNull()
    expect(openRequest('b')).toBeDefined()
    resumeIntents(() => isMine)
    expect(intents.shown?.id).toBe(told)
    Object.assign(intents, { list: [], shown: null })
    resumeIntents(() => true)
    expect(intents.shown).toBeNull()
  }
})

it('a logout leaves no readable request', { tags: 'D7' }, () => {
  beginSession('t')
  beginIntent(intent('c'))
  endSession()
  forgetIntents()
  resumeIntents(() => true)
  expect(intents.shown).toBeNull()
})

it('reads invalid storage as empty', { tags: 'D6' }, () => {
  for (const text of ['null', '{', '[1]', '[{"key":1}]', '"x"']) {
    localStorage.setItem('portal:sent', text)
    sessionStorage.setItem('portal:intents', text)
    restoreIntents()
    expect(openRequest('x')).toBeUndefined()
    expect(intents).toEqual({ list: [], shown: null })
  }
})

it('restores this tab’s recent requests as lost, but no older or future ones, nor one that another tab has told', () => {
  const at = Date.now()
  const day = 25 * 3600_000
  beginIntent(intent('told'))
  settleIntent({ id: 'told' }, { isDone: true })
  const list = [intent('a'), intent('b', 'b', at - day), intent('c', 'c', at + day), intent('told')]
  sessionStorage.setItem('portal:intents', JSON.stringify(list.map((one) => ({ ...one, isLost: false }))))
  restoreIntents()
  expect(intents.list).toMatchObject([{ id: 'a', isLost: true, checkedAt: 0 }])
  expect(intents.shown?.id).toBe('a')
})

it('full storage takes no new request, and keeps those it has', { tags: 'D72' }, () => {
  beginIntent(intent('old'))
  const { localStorage: kept } = globalThis
  const setItem = (key: string, value: string) => {
    if (value.includes('new')) throw new DOMException('full', 'QuotaExceededError')
    kept.setItem(key, value)
  }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.getItem(key),
    setItem,
    removeItem: (key: string) => kept.removeItem(key),
  })
  beginIntent(intent('new'))
  vi.unstubAllGlobals()
  expect(kept.getItem('portal:sent')).toContain('old')
  expect(openRequest('new')).toMatchObject({ id: 'new' })
})
