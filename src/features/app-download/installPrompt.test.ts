// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { installPrompt } from '@/state/installPrompt'

it('forgets the offer if the app is installed another way', () => {
  const prompt = vi.fn(() => Promise.resolve())
  dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  expect(installPrompt.offer).not.toBeNull()
  dispatchEvent(new Event('appinstalled'))
  expect(installPrompt.offer).toBeNull()
})
