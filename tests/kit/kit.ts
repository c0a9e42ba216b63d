import type { Unknown } from './words'

// The kit for tests in other repositories: `xinglan-portal/kit` (README.md).
export { accounts } from './accounts'
export { expect, test } from './fixtures'
export { malformed } from './orders'
export { captchaOf, fillLogin, submitLogin } from './steps'
export type { Answer, Answering, Asked } from './orders'
export type { Path } from './paths'

export type { Envelope, MemberPatch, Server, SitePatch, Unknown } from './words'

/**
 * Playwright's `use` for a portal that is already served: Chinese, a desktop window, a trace and a picture of every failed test.
 * @param baseURL The portal's address, with its folder if it has one: `https://portal.example`, `https://host.example/portal/`.
 * @param unknown What a call does that no handler knows, or the recording has not: `error` fails the test, the default of recordings.
 */
export const usePortal = (baseURL: string, { unknown }: { unknown?: Unknown } = {}) => ({
  // Without the last slash a relative address would leave the folder.
  baseURL: baseURL.replace(/\/*$/, '/'),
  locale: 'zh-CN',
  viewport: { width: 1280, height: 800 },
  trace: { mode: 'retain-on-failure', screenshots: false, sources: false } as const,
  pictureOnFailure: true,
  ...(unknown && { unknown }),
})
