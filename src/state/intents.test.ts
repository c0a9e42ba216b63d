import { beforeEach, expect, it, vi } from 'vitest'

function storage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}
const tab = storage()
const device = storage()
vi.stubGlobal('sessionStorage', tab)
vi.stubGlobal('localStorage', device)
const {
  beginIntent,
  checkIntent,
  findIntent,
  forgetIntents,
  intents,
  loseIntent,
  restoreIntents,
  resumeIntents,
  settleIntent,
} = await import('./intents')
const { openRequest, sentSince } = await import('./sentRequests')
const { beginSession, endSession } = await import('./session')

const intent = (id: string, key = id, at = Date.now()) => ({
  id,
  key,
  path: '/api/transfer',
  action: '转账',
  trace: 'transfers',
  input: { amount: '5' },
  facts: [],
  at,
  serverAt: at,
})

beforeEach(() => {
  tab.clear()
  device.clear()
  forgetIntents()
  Object.assign(intents, { list: [], shown: null })
})

it('restoring leaves this page’s pending requests alone [D24]', () => {
  beginIntent(intent('mine'))
  restoreIntents()
  expect(intents.list).toMatchObject([{ id: 'mine', isLost: false }])
  settleIntent({ id: 'mine' })
  restoreIntents()
  expect(intents).toMatchObject({ list: [], shown: null })
})

it('a request begun before restoring keeps what the previous page left [D24]', () => {
  beginIntent(intent('old'))
  intents.list = []
  beginIntent(intent('mine'))
  expect(intents.shown?.id).toBe('old')
  expect(tab.getItem('portal:intents')).toContain('old')
})

it('a pending or lost request is open on the whole device until its outcome is known [D72]', () => {
  beginIntent(intent('a'))
  expect(openRequest('a')?.checkedAt).toBe(0)
  loseIntent({ id: 'a' })
  expect(openRequest('a')?.checkedAt).toBe(0)
  checkIntent({ id: 'a' })
  expect(openRequest('a')?.checkedAt).toBeGreaterThan(0)
  settleIntent({ id: 'a' }, { isDone: true })
  expect(openRequest('a')).toBeUndefined()
})

it('a request that was found is done and leaves the tab [D68]', () => {
  beginIntent(intent('a'))
  loseIntent({ id: 'a' })
  findIntent({ id: 'a' })
  expect(intents.list).toEqual([])
  expect(openRequest('a')).toBeUndefined()
})

it('counts equal recent requests that succeeded, not refused or older ones [D68]', () => {
  beginIntent(intent('done', 'same'))
  settleIntent({ id: 'done' }, { isDone: true })
  beginIntent(intent('refused', 'same'))
  settleIntent({ id: 'refused' })
  beginIntent(intent('long ago', 'same', Date.now() - 5 * 60_000))
  settleIntent({ id: 'long ago' }, { isDone: true })
  beginIntent(intent('next', 'same'))
  expect(intents.list.find(({ id }) => id === 'next')?.before).toBe(1)
  expect(sentSince('same', 0)).toBe(2)
})

it('the device stores neither names nor amounts [D72]', () => {
  beginIntent(intent('a', 'hash'))
  expect(JSON.parse(device.getItem('portal:sent') ?? '')).toEqual([
    { key: 'hash', id: 'a', at: expect.any(Number), checkedAt: 0, isDone: false },
  ])
})

it('a lost request outlives the session and is shown to the same account only [D72]', () => {
  for (const [isMine, told] of [
    [false, undefined],
    [true, 'b'],
  ] as const) {
    beginSession('t')
    beginIntent(intent('b'))
    endSession()
    expect(intents.list).toEqual([])
    expect(tab.getItem('portal:intents')).toBeNull()
    expect(openRequest('b')).toBeDefined()
    resumeIntents(() => isMine)
    expect(intents.shown?.id).toBe(told)
    Object.assign(intents, { list: [], shown: null })
    resumeIntents(() => true)
    expect(intents.shown).toBeNull()
  }
})

it('a logout leaves no readable request [D7]', () => {
  beginSession('t')
  beginIntent(intent('c'))
  endSession()
  forgetIntents()
  resumeIntents(() => true)
  expect(intents.shown).toBeNull()
})

it('reads invalid storage as empty [D6]', () => {
  for (const text of ['null', '{', '[1]', '[{"key":1}]', '"x"']) {
    device.setItem('portal:sent', text)
    expect(openRequest('x')).toBeUndefined()
  }
})
