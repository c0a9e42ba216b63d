import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})
const build = async () => {
  vi.resetModules()
  return (await import('./loginPassword')).loginPassword
}

it('a login password has 8 to 50 characters, and a change requires 6 as specified', async () => {
  expect(await build()).toEqual({ least: 8, most: 50, leastAtChange: 6, words: '至少8位' })
})

it('a build can set other lengths, also for a change', { tags: 'D60' }, async () => {
  vi.stubEnv('VITE_LOGIN_PASSWORD', '8-20')
  expect(await build()).toEqual({ least: 8, most: 20, leastAtChange: 8, words: '8到20位' })
})
