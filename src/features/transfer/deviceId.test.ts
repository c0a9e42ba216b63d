// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { deviceId } from './deviceId'

afterEach(() => localStorage.clear())

it('makes a random id once and keeps it on this device [D31]', () => {
  const id = deviceId()
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(deviceId()).toBe(id)
  expect(localStorage.getItem('portal:device')).toBe(id)
})

it('replaces a kept value that is none of ours [D6] [D31]', () => {
  localStorage.setItem('portal:device', '<script>')
  expect(deviceId()).toMatch(/^[0-9a-f]{32}$/)
})
