import { expect, test as base, type Page } from '@playwright/test'
import { passwordOf } from './kit/accounts'
import { InterceptedServer } from './kit/interceptedServer'
import { WorkerServer } from './kit/workerServer'
import type { Server } from './kit/words'

type Fixtures = {
  /** Where the demo server lives: in Node behind the network (a fresh one per test), or in the real service worker. */
  host: 'node' | 'worker'
  server: Server
  /** The page of someone without a session. */
  visitor: Page
  /** The page with a session of `demo888` in it: `test('…', async ({ member }) => member.goto('/#/transfer'))`. */
  member: Page
  /** The page with a session of `agent88` in it. */
  agent: Page
  /** Puts a session of any account into the page, before its first `goto`: `await logIn('newbie1')`. */
  logIn: (name?: string, password?: string) => Promise<string>
  /** Our own console errors and uncaught errors; must be empty unless a test says otherwise. */
  complaints: string[]
}

/** A page of the built app whose API is answered by a demo server of this test alone (D14). */
export const test = base.extend<Fixtures>({
  host: ['node', { option: true }],

  serviceWorkers: async ({ host }, provide) => provide(host === 'node' ? 'block' : 'allow'),

  server: async ({ context, host }, provide) => {
    const server = await (host === 'node' ? InterceptedServer : WorkerServer).begin(context)
    await provide(server)
    await server.end()
  },

  page: async ({ page, server }, provide) => {
    void server
    await provide(page)
  },

  visitor: async ({ page }, provide) => provide(page),
  member: async ({ page, logIn }, provide) => {
    await logIn('demo888')
    await provide(page)
  },
  agent: async ({ page, logIn }, provide) => {
    await logIn('agent88')
    await provide(page)
  },

  logIn: async ({ page, server }, provide) => {
    await provide(async (name = 'demo888', password = passwordOf(name)) => {
      const token = await server.tokenOf(name, password)
      await page.goto('/robots.txt')
      await page.evaluate((value) => sessionStorage.setItem('token', value), token)
      return token
    })
  },

  complaints: [
    async ({ page }, provide) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
      page.on('console', (message) => {
        // The browser itself reports failed requests; what a test makes fail is no complaint.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          complaints.push(message.text())
      })
      await provide(complaints)
      expect(complaints, 'nothing in the console but our own words').toEqual([])
    },
    { auto: true },
  ],
})

/** For tests of the real worker: no interception at all. */
export const workerTest = base

export { expect, type Page, type Server }
