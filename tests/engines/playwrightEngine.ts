import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, firefox, webkit, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { browserArgs } from '../ensure-browser.mjs'
import { Engine, PATIENCE, Tab, until, type Target } from './browser'
import type { EngineHost } from './host'
import { below } from './tree'

class PlaywrightTab extends Tab {
  private readonly page: Page

  constructor(page: Page) {
    super()
    this.page = page
    page.setDefaultTimeout(PATIENCE)
  }

  private find({ role, name, label, text, css, has, in: scope }: Target): Locator {
    const from = scope ? this.find(scope) : this.page
    const all =
      role !== undefined
        ? from.getByRole(role, name === undefined ? {} : { name, exact: typeof name === 'string' })
        : label !== undefined
          ? from.getByLabel(label, { exact: true })
          : text !== undefined
            ? from.getByText(text, { exact: typeof text === 'string' })
            : from.locator(css ?? '*')
    return (has === undefined ? all : all.filter({ hasText: has })).filter({ visible: true }).first()
  }

  load = async (url: string) => void (await this.page.goto(url))
  reload = async () => void (await this.page.reload())
  evaluate = <T, A>(run: (given: A) => T | Promise<T>, given?: A): Promise<T> =>
    this.page.evaluate(run as never, given) as Promise<T>
  async texts(target: Target) {
    const found = this.find(target)
    // Not `evaluateAll`: Playwright's driver crashes Firefox's content process with it.
    if ((await found.count()) === 0) return []
    const read = (element: Element) =>
      element instanceof HTMLElement ? element.innerText : (element.textContent ?? '')
    return [await found.evaluate(read, undefined, { timeout: 1000 })]
  }
  click = (target: Target) => this.find(target).click()
  async fill(target: Target, value: string) {
    // By keys: in Firefox, Playwright's own `fill` sets the value by a script that React does not notice.
    await this.find(target).focus()
    await this.page.keyboard.press('ControlOrMeta+a')
    await this.page.keyboard.type(value)
  }
  press = (key: string) => this.page.keyboard.press(key)
  type = (text: string) => this.page.keyboard.type(text)
  hasFocus = (target: Target) => this.find(target).evaluate((element) => element === document.activeElement)
  async close() {
    const [first] = this.page.context().pages()
    await this.page.close()
    await first?.bringToFront()
  }
}

type Settings = { width: number; height: number; executablePath: string | undefined; told: string[] }

/** No tabs of its own, no traffic. */
const FIREFOX_PREFERENCES = {
  'intl.accept_languages': 'zh-CN',
  'app.normandy.enabled': false,
  'browser.startup.page': 0,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionPolicyBypassNotification': true,
}

/** An engine driven by Playwright, with a profile of its own: Chromium, Firefox, or Playwright's own WebKit. */
export class PlaywrightEngine extends Engine {
  readonly name: 'chromium' | 'firefox' | 'webkit'
  readonly can: Engine['can']
  version = ''
  private readonly settings: Settings
  private readonly folder = mkdtempSync(join(tmpdir(), 'engine-'))
  private context: BrowserContext | undefined

  constructor(name: 'chromium' | 'firefox' | 'webkit', settings: Settings) {
    super()
    this.name = name
    this.settings = settings
    this.can = { kill: name !== 'webkit', profile: true }
  }

  private async start(isStill: boolean): Promise<BrowserContext> {
    const { width, height, executablePath } = this.settings
    const downloads = join(this.folder, 'downloads')
    mkdirSync(downloads, { recursive: true })
    const shared = {
      ...(executablePath !== undefined && { executablePath }),
      viewport: { width, height },
      locale: 'zh-CN',
      downloadsPath: downloads,
    }
    const profile = join(this.folder, 'profile')
    const reducedMotion = isStill ? 'reduce' : 'no-preference'
    const firefoxUserPrefs = {
      ...FIREFOX_PREFERENCES,
      'ui.prefersReducedMotion': isStill ? 1 : 0,
      // Phones have scrollbars that take no room.
      'ui.useOverlayScrollbars': width < 768 ? 1 : 0,
    }
    const start = {
      chromium: () =>
        chromium.launchPersistentContext(profile, { ...shared, args: browserArgs, reducedMotion }),
      firefox: () =>
        firefox.launchPersistentContext(profile, {
          ...shared,
          // A Firefox that is not Playwright's own build.
          ...(executablePath !== undefined && { channel: 'moz-firefox' }),
          firefoxUserPrefs,
        }),
      webkit: () => webkit.launchPersistentContext(profile, { ...shared, reducedMotion }),
    }
    this.context = await start[this.name]()
    this.version = this.context.browser()?.version() ?? ''
    this.context.on('console', (message) => {
      // What a tab says late, once it is closed, is no fault of the next step.
      if (message.page()?.isClosed()) return
      // Our own errors arrive through the host; only the engine's are reported here.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        // What the host's own script passes on has been told to the host already.
        if (!message.location().url.endsWith('/__watch.js'))
          this.settings.told.push(`engine: ${message.text()} ${message.location().url}`)
    })
    return this.context
  }

  private get running(): BrowserContext {
    if (!this.context) throw new Error('the engine does not run')
    return this.context
  }

  async open(): Promise<Tab> {
    const context = this.context ?? (await this.start(false))
    return new PlaywrightTab(context.pages()[0] ?? (await context.newPage()))
  }

  async opened(act: () => Promise<void>): Promise<Tab> {
    const coming = this.running.waitForEvent('page', { timeout: PATIENCE })
    await act()
    const page = await coming
    await page.waitForLoadState()
    return new PlaywrightTab(page)
  }

  async saved(act: () => Promise<void>): Promise<string> {
    const folder = join(this.folder, 'downloads')
    const before = new Set(readdirSync(folder))
    await act()
    let text = ''
    await until('a file is saved', async () => {
      const file = readdirSync(folder).find((name) => !before.has(name))
      if (file !== undefined) text = readFileSync(join(folder, file), 'utf8')
      return text !== ''
    })
    return text
  }

  async killWorker(): Promise<boolean> {
    if (this.name === 'chromium') {
      const cdp = await this.running.newCDPSession(this.running.pages()[0]!)
      await cdp.send('ServiceWorker.enable')
      await cdp.send('ServiceWorker.stopAllWorkers')
      await cdp.detach()
      return true
    }
    // Firefox has a process of its own for the workers of a site. The system cuts its name to 15 characters.
    const workers = below(process.pid).filter(({ pid, name }) => name === 'Isolated Servic' && this.owns(pid))
    for (const { pid } of workers) process.kill(pid, 'SIGKILL')
    return workers.length > 0
  }

  /** Whether a process belongs to this engine: another Firefox may run beside it. */
  private owns(pid: number): boolean {
    const roots = below(process.pid).filter(
      ({ pid: root, name }) =>
        name.startsWith('firefox') &&
        readFileSync(`/proc/${root}/cmdline`, 'utf8').includes(join(this.folder, 'profile')),
    )
    return roots.some(({ pid: root }) => below(root).some((child) => child.pid === pid))
  }

  async restart({ url }: EngineHost): Promise<Tab> {
    await this.running.close()
    this.context = undefined
    const context = await this.start(true)
    const tab = new PlaywrightTab(context.pages()[0] ?? (await context.newPage()))
    await tab.load(url)
    return tab
  }

  async close(): Promise<void> {
    await this.context?.close()
    rmSync(this.folder, { recursive: true, force: true })
  }
}
