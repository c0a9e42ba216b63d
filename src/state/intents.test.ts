import { beforeEach, expect, it, vi } from 'vitest'

const kept = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
})
const { intents, isBlocked, noteSent, restoreIntents, settleIntent } = await import('./intents')

beforeEach(() => {
  kept.clear()
  Object.assign(intents, { list: [], shown: null })
})

const before = JSON.stringify([{ id: 'old', key: 'transfer 5', at: Date.now(), isLost: false }])

it('what this page has under way is not lost, however late the restoring comes [D24]', () => {
  noteSent('mine', 'recall')
  restoreIntents()
  expect(intents).toMatchObject({ list: [{ id: 'mine', isLost: false }], shown: null })
  settleIntent('mine')
  restoreIntents()
  expect(intents).toMatchObject({ list: [], shown: null })
})

it('what the page before had under way blocks the same request, even before the restoring, and is not written over [D24]', () => {
  kept.set('portal:intents', before)
  expect(isBlocked('recall')).toBe(false)
  noteSent('mine', 'recall')
  expect(intents.shown).toBe('transfer 5')
  expect(isBlocked('transfer 5')).toBe(true)
  expect(kept.get('portal:intents')).toContain('old')
})
