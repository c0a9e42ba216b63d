// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://127.0.0.1:4240/" }
import { expect, it } from 'vitest'
import { isUnsafeDownload } from './downloadAddress'

it.each([
  ['http://dl.portal.test/app', true],
  ['HTTP://dl.portal.test/app', true],
  ['http://127.0.0.1:4241/app', true],
  ['http://127.0.0.1:4240/app', false],
  ['https://dl.portal.test/app', false],
  ['javascript:alert(1)', false],
  ['', false],
])('a frame for %s is blocked by the policy: %s', (address, isUnsafe) => {
  expect(isUnsafeDownload(address)).toBe(isUnsafe)
})
