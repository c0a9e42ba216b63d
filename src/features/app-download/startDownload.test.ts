// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "enableIframePageLoading": true } }
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startDownload } from './startDownload'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('downloads through a hidden frame that is removed after 2000 ms', { tags: ['s1-2', 's1-9.7'] }, () => {
  startDownload('about:blank')
  const frame = document.querySelector('iframe')
  expect(frame?.hidden).toBe(true)
  expect(frame?.getAttribute('sandbox')).toBe('allow-downloads')
  vi.advanceTimersByTime(1999)
  expect(document.querySelector('iframe')).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(document.querySelector('iframe')).toBeNull()
})
