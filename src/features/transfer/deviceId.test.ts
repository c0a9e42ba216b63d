// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { deviceId } from './deviceId'

afterEach(() => localStorage.clear())

it('creates a random id once and stores it', { tags: 'D31' }, () => {
  const id = deviceId()
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(deviceId()).toBe(id)
  expect(localStorage.getItem('portal:device')).toBe(id)
})

it('replaces a malformed stored value', { tags: ['D6', 'D31'] }, () => {
  localStorage.setItem('portal:device', '<script>')
  expect(deviceId()).toMatch(/^[0-9a-f]{32}$/)
})
