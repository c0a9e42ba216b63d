// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { deviceId } from './deviceId'

afterEach(() => localStorage.clear())

it('replaces a malformed stored value', { tags: ['D6', 'D31'] }, () => {
  localStorage.setItem('portal:device', '<script>')
  expect(deviceId()).toMatch(/^[0-9a-f]{32}$/)
})
