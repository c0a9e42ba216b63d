// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { local, perTab } from './safeStorage'

beforeEach(() => {
  local.clear()
  perTab.clear()
})
afterEach(() => vi.unstubAllGlobals())

const full = () => {
  throw new DOMException('full', 'QuotaExceededError')
}
const blocked = () => {
  throw new DOMException('blocked', 'SecurityError')
}

it('reports whether the browser stores a value', { tags: 'D6' }, () => {
  expect(local.set('pid', 'a')).toBe(true)
  expect(localStorage.getItem('pid')).toBe('a')
  expect(perTab.set('token', 't')).toBe(true)
  expect(sessionStorage.getItem('token')).toBe('t')
})

it('keeps values in memory if storage is full, and never returns the old one', { tags: 'D6' }, () => {
  const kept = new Map([['portal:motion', 'old']])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: full,
    removeItem: (key: string) => kept.delete(key),
    clear: () => kept.clear(),
  })
  expect(local.set('portal:motion', 'new')).toBe(false)
  expect(local.get('portal:motion')).toBe('new')
  expect(kept.size).toBe(0)
  local.clear()
  expect(local.get('portal:motion')).toBeNull()
})

it('writes a value kept in memory back to storage once there is room', { tags: 'D6' }, () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: () => {} })
  local.set('pid', 'a')
  vi.unstubAllGlobals()
  expect(local.set('pid', 'b')).toBe(true)
  expect(localStorage.getItem('pid')).toBe('b')
})

it.each([
  ['every method throws', { getItem: blocked, setItem: blocked, removeItem: blocked, clear: blocked }],
  ['there is none', null],
])('works with blocked storage: %s', (_, storage) => {
  vi.stubGlobal('sessionStorage', storage)
  expect(perTab.get('token')).toBeNull()
  expect(perTab.set('token', 't')).toBe(false)
  expect(perTab.get('token')).toBe('t')
  perTab.remove('token')
  expect(perTab.get('token')).toBeNull()
  perTab.set('token', 't')
  perTab.clear()
  expect(perTab.get('token')).toBeNull()
})

it('works if accessing storage throws', { tags: 'D6' }, () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage')!
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get: blocked })
  try {
    expect(perTab.set('token', 't')).toBe(false)
    expect(perTab.get('token')).toBe('t')
    expect(() => perTab.clear()).not.toThrow()
  } finally {
    Object.defineProperty(globalThis, 'sessionStorage', own)
  }
})
