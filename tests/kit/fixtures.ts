import { dirname, resolve } from 'node:path'
import { test as base, expect, type BrowserContext, type Page, type TestInfo } from '@playwright/test'
import { passwordOf } from './accounts'
import { FAMILY_LINE, FAMILY_SETTINGS, FamilyServer } from './familyServer'
import { InterceptedServer } from './interceptedServer'
import { LocalServer } from './localServer'
import type { Path, Payload } from './paths'
import { BUILD_TIMEOUT, PortalHost, sharedBuild } from './portalHost'
import { ReplayServer } from './replayServer'
import { dismissWelcome } from './steps'
import type { Server, Unknown } from './words'
import { skipDownloads, WorkerServer } from './workerServer'

type Host = 'node' | 'worker' | 'family'

type WorkerFixtures = {
  /** Serves the portal built for a server of the family, which a worker's first test that needs it builds. Resolves to its address. */
  openFamilyPortal: () => Promise<string>
}

type Fixtures = {
  /**
   * Which server answers: `node` is a demo server in Node, a fresh one per test; `worker` is the one in the real service worker;
   * `family` is a foreign server of the API family behind a build for a real server.
   */
  host: Host
  /** With `host: 'family'`: a file of `record`, beside the configuration, whose server answers the portal at `baseURL`. */
  recording: string
  /** The family's server sends numbers as text, as some real ones do. */
  numbersAsText: boolean
  /** Whether the service worker downloads the whole portal for offline use, as it does for visitors. */
  offlineUse: boolean
  /** What happens to a call that no handler of the server knows; by default it fails a test of a recording only. */
  unknown: Unknown | undefined
  /** Whether a failed test leaves a picture of each open page. */
  pictureOnFailure: boolean
  /**
   * Folder of the build that a server in Node serves beside its answers, on a port of its own. With `''` it answers the pages of
   * whatever portal is at `baseURL`, by interception, which takes the browser more time.
   */
  folder: string
  /** The server that serves the folder, open before the context; otherwise undefined. */
  localServer: (Server & { readonly url: string }) | undefined
  /** Address of the portal if it isn't Playwright's `baseURL`, else `''`. */
  portalUrl: string
  server: Server
  /** The page without a session. */
  visitor: Page
  /** The page with a session of `demo888` (`real01` of the family): `test('…', async ({ member }) => member.goto('/#/transfer'))`. */
  member: Page
  /** The page with a session of `agent88` (`agent01` of the family). */
  agent: Page
  /** Puts a session of any account into the page, before its first `goto`: `await logIn('newbie1')`. */
  logIn: (name?: string, password?: string) => Promise<string>
  /** Opens a route with a session, and returns its token: `await at('/recharge')`, `await at('/agent', 'newbie1')`. */
  at: (route: string, name?: string) => Promise<string>
  /** Our own console errors and uncaught errors. The test fails unless it is empty at the end. */
  complaints: string[]
}

/** Firefox's messages about files and calls that failed, which its driver reports as uncaught errors. */
const LOADING_IN_FIREFOX = /^(Loading module from|Failed to load) ‘|\(Reason: CORS request did not succeed\)/

/** Attaches a picture of each open page if the test has failed, tests' own contexts included; once per test. */
async function pictureFailure(context: BrowserContext, info: TestInfo): Promise<void> {
  if (info.status === info.expectedStatus || info.attachments.some(({ name }) => name === 'screenshot'))
    return
  const pages = (context.browser()?.contexts() ?? [context]).flatMap((open) => open.pages())
  for (const [index, page] of pages.entries()) {
    const path = info.outputPath(`test-failed-${index + 1}.png`)
    // A page that hangs or has crashed has no picture; the failure itself counts.
    const isTaken = await page.screenshot({ path, timeout: 5000 }).then(Boolean, () => false)
    if (isTaken) info.attachments.push({ name: 'screenshot', path, contentType: 'image/png' })
  }
}

const SERVERS = { node: InterceptedServer, worker: WorkerServer, family: FamilyServer }
const isFamily = (host: Host) => host === 'family'

/** A page of the built app with a server of this test's own behind it (D14). */
export const test = base.extend<Fixtures, WorkerFixtures>({
  host: ['node', { option: true }],
  recording: ['', { option: true }],
  numbersAsText: [false, { option: true }],
  offlineUse: [true, { option: true }],
  unknown: [undefined, { option: true }],
  pictureOnFailure: [false, { option: true }],
  folder: ['', { option: true }],

  openFamilyPortal: [
    async ({ browserName }, provide, { project }) => {
      void browserName
      const host = new PortalHost()
      let opened: Promise<string> | undefined
      await provide(() => {
        opened ??= sharedBuild(project.outputDir, FAMILY_LINE, FAMILY_SETTINGS).then((folder) =>
          host.open({ folder, origins: [FAMILY_LINE] }),
        )
        return opened
      })
      if (opened) await host.close()
    },
    { scope: 'worker' },
  ],
  portalUrl: [
    async ({ host, recording, openFamilyPortal, localServer }, provide) =>
      provide(isFamily(host) && recording === '' ? await openFamilyPortal() : (localServer?.url ?? '')),
    { timeout: BUILD_TIMEOUT },
  ],
  localServer: async ({ host, folder }, provide) => {
    const server = host === 'node' && folder !== '' ? await LocalServer.begin(folder) : undefined
    await provide(server)
    await server?.end()
  },
  baseURL: async ({ baseURL, portalUrl }, provide) => provide(portalUrl === '' ? baseURL : portalUrl),

  serviceWorkers: async ({ host }, provide) => provide(host === 'worker' ? 'allow' : 'block'),

  context: async ({ context, host, offlineUse, pictureOnFailure }, provide, info) => {
    if (host === 'worker' && !offlineUse) await skipDownloads(context)
    await provide(context)
    if (pictureOnFailure) await pictureFailure(context, info)
  },

  server: async (
    { context, host, recording, baseURL, numbersAsText, unknown, localServer, pictureOnFailure },
    provide,
    info,
  ) => {
    const file = resolve(dirname(info.config.configFile ?? ''), recording)
    const begin = () =>
      recording === ''
        ? SERVERS[host].begin(context, { numbersAsText })
        : ReplayServer.begin(context, { recording: file, baseURL })
    const other = localServer ? undefined : await begin()
    const server = other ?? localServer!
    await localServer?.attach(context)
    // The welcome dialog would cover the first page of every test; its own tests switch it on.
    await server.site({ index_modal: 0 })
    await provide(server)
    // While the server is there: without it a page that polls loses its session.
    if (pictureOnFailure) await pictureFailure(context, info)
    try {
      if (info.status === 'passed') await server.atEnd(unknown ?? (recording === '' ? 'answer' : 'error'))
    } finally {
      await other?.end()
    }
  },

  page: async ({ page, server }, provide) => {
    void server
    await provide(page)
  },

  visitor: async ({ page }, provide) => provide(page),
  member: async ({ page, logIn }, provide) => {
    await logIn()
    await provide(page)
  },
  agent: async ({ page, logIn, host }, provide) => {
    await logIn(isFamily(host) ? 'agent01' : 'agent88')
    await provide(page)
  },

  logIn: async ({ page, server, host, recording }, provide) => {
    // The member of a recording is whoever has logged in there.
    const usual = recording !== '' ? '' : isFamily(host) ? 'real01' : 'demo888'
    await provide(async (name = usual, password?: string) => {
      const token = await server.tokenOf(name, password ?? (recording === '' ? passwordOf(name) : ''))
      const put = (value: string) => {
        // Firefox runs it in the blank page too, which has no storage.
        if (origin !== 'null') sessionStorage.setItem('token', value)
      }
      if (page.url() === 'about:blank') {
        // Saves a page load: the next document starts with the session, and later ones keep what the portal makes of it.
        const script = await page.addInitScript(put, token)
        page.once('domcontentloaded', () => void script.dispose().catch(() => undefined))
      } else {
        await page.goto('robots.txt')
        await page.evaluate(put, token)
      }
      return token
    })
  },

  at: async ({ page, logIn }, provide) => {
    await provide(async (route, name) => {
      const token = await logIn(name)
      await page.goto(`/#${route}`)
      return token
    })
  },

  complaints: [
    async ({ page }, provide) => {
      const complaints: string[] = []
      page.on('pageerror', ({ message }) => {
        if (!LOADING_IN_FIREFOX.test(message)) complaints.push(`uncaught: ${message}`)
      })
      page.on('console', (message) => {
        // The browser reports failed requests by itself; tests fail them on purpose.
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
export const workerTest = base.extend<Pick<Fixtures, 'offlineUse' | 'pictureOnFailure'>>({
  offlineUse: [true, { option: true }],
  pictureOnFailure: [false, { option: true }],
  context: async ({ context, offlineUse, pictureOnFailure }, provide, info) => {
    await dismissWelcome(context)
    if (!offlineUse) await skipDownloads(context)
    await provide(context)
    if (pictureOnFailure) await pictureFailure(context, info)
  },
})

/** For `test.use`: the worker downloads the whole portal; most specs go without (playwright.config.ts). */
export const WITH_OFFLINE_USE = { offlineUse: true }

/** For `test.use`: most specs run under reduced motion (playwright.config.ts). */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' as const } }

export { expect, type Page, type Path, type Payload, type Server }
