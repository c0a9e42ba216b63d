// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { install, installPrompt } from '@/state/installPrompt'

const offerInstall = () => {
  const prompt = vi.fn(() => Promise.resolve())
  dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  return prompt
}

it('keeps the browser’s install offer and uses it once', { tags: 's1-2' }, async () => {
  expect(installPrompt.offer).toBeNull()
  const prompt = offerInstall()
  expect(installPrompt.offer).not.toBeNull()
  await install()
  await install()
  expect(prompt).toHaveBeenCalledTimes(1)
  expect(installPrompt.offer).toBeNull()
})

it('forgets the offer if the app is installed another way', () => {
  offerInstall()
  dispatchEvent(new Event('appinstalled'))
  expect(installPrompt.offer).toBeNull()
})
