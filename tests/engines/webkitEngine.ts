import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { described, Engine, seenInstead, Tab, until, type Target } from './browser'
import { findMiniBrowser } from './ensure.mjs'
import { findInPage, pointInPage, sent } from './findInPage'
import { below } from './tree'
import { WebDriver } from './webdriver'

const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)
/** WebDriver's name of an element in JSON, and its key codes. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const KEYS = { Tab: '\uE004', Enter: '\uE007', Space: ' ', ArrowRight: '\uE014' }

type Found = { [ELEMENT]: string }

class WebKitTab extends Tab {
  private readonly engine: WebKitEngine
  handle: string

  constructor(engine: WebKitEngine, handle: string) {
    super()
    this.engine = engine
    this.handle = handle
  }

  private async driver(): Promise<WebDriver> {
    return this.engine.driverOf(this.handle)
  }

  async load(url: string): Promise<void> {
    await (await this.driver()).post('url', { url })
  }
  reload = async () => void (await (await this.driver()).post('refresh'))

  async evaluate<T, A>(run: (given: A) => T | Promise<T>, given?: A): Promise<T> {
    return (await this.driver()).run<T>(run.toString(), given ?? null)
  }

  private async find(target: Target): Promise<Found | null> {
    const driver = await this.driver()
    const has = await driver.run<boolean>('() => Boolean(window.TestingLibraryDom)')
    if (!has)
      await driver.post('execute/sync', { script: `(function () { ${LIBRARY} }).call(window)`, args: [] })
    return driver.run<Found | null>(findInPage.toString(), sent(target))
  }

  private async settled(target: Target): Promise<Found> {
    let found: Found | null = null
    await until(described(target), async () => (found = await this.find(target)) !== null)
    return found!
  }

  async texts(target: Target): Promise<string[]> {
    const found = await this.find(target)
    return found ? [await (await this.driver()).run<string>('(element) => element.innerText', found)] : []
  }

  async click(target: Target): Promise<void> {
    const driver = await this.driver()
    let point: { x: number; y: number } | string = ''
    await until(`${described(target)} can be pressed`, async () => {
      const found = await this.find(target)
      point = found ? await driver.run(pointInPage.toString(), found) : await this.evaluate(seenInstead)
      return typeof point === 'object' || point
    })
    await this.act('pointer', [
      { type: 'pointerMove', duration: 0, origin: 'viewport', ...(point as unknown as object) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ])
  }

  private async act(type: 'pointer' | 'key', actions: object[]): Promise<void> {
    await (await this.driver()).post('actions', { actions: [{ type, id: type, actions }] })
  }

  async fill(target: Target, value: string): Promise<void> {
    const { [ELEMENT]: id } = await this.settled(target)
    const driver = await this.driver()
    await driver.run('(element) => { element.focus(); element.select() }', { [ELEMENT]: id })
    await driver.post(`element/${id}/value`, { text: value })
    const read = await driver.run<string>('(element) => element.value', { [ELEMENT]: id })
    if (read !== value) throw new Error(`${described(target)} took ${read} for ${value}`)
  }

  press = (key: keyof typeof KEYS) =>
    this.act('key', [
      { type: 'keyDown', value: KEYS[key] },
      { type: 'keyUp', value: KEYS[key] },
    ])

  async type(text: string): Promise<void> {
    const { [ELEMENT]: id } = await (await this.driver()).run<Found>('() => document.activeElement')
    await (await this.driver()).post(`element/${id}/value`, { text })
  }

  async hasFocus(target: Target): Promise<boolean> {
    const found = await this.find(target)
    return (await this.driver()).run('(element) => element === document.activeElement', found)
  }

  async close(): Promise<void> {
    await (await this.driver()).delete('window')
  }
}

type Settings = { width: number; height: number }

/** MiniBrowser of WebKitGTK, driven by its own WebDriver, on a virtual screen. */
export class WebKitEngine extends Engine {
  readonly name = 'webkit'
  readonly can = { kill: true, profile: false }
  version = ''
  private readonly settings: Settings
  private readonly home = mkdtempSync(join(tmpdir(), 'engine-'))
  private readonly downloads = join(this.home, 'Downloads')
  private readonly running: ChildProcess[] = []
  private display = ''
  private driver: WebDriver | undefined
  private current = ''
  private first: WebKitTab | undefined

  constructor(settings: Settings) {
    super()
    this.settings = settings
  }

  private spawn(command: string, args: string[], options: object = {}): ChildProcess {
    const env = { ...process.env, HOME: this.home, DISPLAY: this.display, LANG: 'C.UTF-8', LANGUAGE: 'zh_CN' }
    const child = spawn(command, args, { stdio: 'ignore', env, ...options })
    this.running.push(child)
    return child
  }

  private async screen(): Promise<void> {
    mkdirSync(join(this.home, '.config'))
    mkdirSync(this.downloads)
    writeFileSync(join(this.home, '.config/user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/Downloads"\n')
    const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
    const server = this.spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
    const number = await new Promise<string>((done, fail) => {
      server.stdio[3]!.once('data', (text) => done(String(text).trim()))
      server.once('error', fail)
    })
    this.display = `:${number}`
  }

  async open(): Promise<Tab> {
    if (this.first) return this.first
    await this.screen()
    const port = await freePort()
    this.spawn('WebKitWebDriver', [`--port=${port}`])
    const server = `http://127.0.0.1:${port}`
    await until('WebKitWebDriver listens', async () => (await fetch(`${server}/status`)).ok)
    const options = { binary: findMiniBrowser(), args: ['--automation'] }
    this.driver = await WebDriver.begin(server, { 'webkitgtk:browserOptions': options })
    this.version = this.driver.version
    await this.driver.post('timeouts', { script: 30_000, pageLoad: 60_000 })
    this.first = await this.window(this.driver)
    return this.first
  }

  /** A window without a toolbar, which would make it wider than a phone: only a page can open one. */
  private async window(driver: WebDriver): Promise<WebKitTab> {
    const { width, height } = this.settings
    const size = `popup,toolbar=no,location=no,menubar=no,status=no,width=${width},height=${height}`
    await driver.post('url', {
      url: `data:text/html,<button onclick="open('about:blank','_blank','noopener,${size}')">`,
    })
    this.current = await driver.get('window')
    const start = new WebKitTab(this, this.current)
    const tab = await this.opened(() => start.click({ css: 'button' }))
    await start.close()
    await this.driverOf(tab.handle)
    await driver.post('window/rect', { width, height })
    await until(`the window is ${width} px wide`, () => tab.evaluate((wide) => innerWidth === wide, width))
    return tab
  }

  /** The worker stays in the process where it started, that of the first window: the pages go on in a second one. */
  override async partWorker(): Promise<void> {
    const first = this.first!
    const url = await first.evaluate(() => location.href)
    const driver = this.driver!
    const { handle } = await driver.post<{ handle: string }>('window/new', { type: 'window' })
    await this.driverOf(handle)
    const second = await this.window(driver)
    await first.close()
    first.handle = second.handle
    await first.load(url)
  }

  /** The driver, turned to a window. */
  async driverOf(handle: string): Promise<WebDriver> {
    if (this.current !== handle) await this.driver!.post('window', { handle })
    this.current = handle
    return this.driver!
  }

  async opened(act: () => Promise<void>): Promise<WebKitTab> {
    const before = await this.driver!.get<string[]>('window/handles')
    await act()
    let handle: string | undefined
    await until('a tab opens', async () => {
      handle = (await this.driver!.get<string[]>('window/handles')).find((one) => !before.includes(one))
      return handle !== undefined
    })
    return new WebKitTab(this, handle!)
  }

  async saved(act: () => Promise<void>): Promise<string> {
    const before = new Set(readdirSync(this.downloads))
    await act()
    let text = ''
    await until('a file is saved', async () => {
      const file = readdirSync(this.downloads).find(
        (name) => !before.has(name) && !name.endsWith('.wkdownload'),
      )
      if (file !== undefined) text = readFileSync(join(this.downloads, file), 'utf8')
      return text !== ''
    })
    return text
  }

  async killWorker(): Promise<boolean> {
    // Workers have a process of their own, which looks like those of pages: the page's is the busy one.
    const pages = () =>
      below(process.pid).filter(({ name, pid }) => name.startsWith('WebKitWebPro') && this.owns(pid))
    let worked: { pid: number; ticks: number }[] = []
    for (let tries = 0; tries < 5 && !isClear(worked); tries += 1) {
      const before = new Map(pages().map(({ pid }) => [pid, ticks(pid)]))
      await this.first!.evaluate(() => {
        const end = performance.now() + 300
        while (performance.now() < end);
      })
      worked = [...before]
        .map(([pid, then]) => ({ pid, ticks: ticks(pid) - then }))
        .toSorted((a, b) => b.ticks - a.ticks)
    }
    if (!isClear(worked)) return false
    const [page, ...others] = worked
    if (!page) return false
    for (const { pid } of others) process.kill(pid, 'SIGKILL')
    return others.length > 0
  }

  private owns(pid: number): boolean {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`HOME=${this.home}\0`)
    } catch {
      return false // another walk's, which has ended meanwhile
    }
  }

  restart = (): Promise<never> => Promise.reject(new Error('under WebDriver this browser keeps no profile'))

  async close(): Promise<void> {
    await this.driver?.delete().catch(() => undefined)
    for (const child of this.running.toReversed()) await ended(child)
    rmSync(this.home, { recursive: true, force: true, maxRetries: 3 })
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  const slow = setTimeout(() => child.kill('SIGKILL'), 5000)
  await gone
  clearTimeout(slow)
}

/** Whether the first of these processes has used far more processor time than the second. */
const isClear = ([most, next]: { ticks: number }[]): boolean =>
  most !== undefined && most.ticks >= 5 && most.ticks >= 3 * (next?.ticks ?? 0)

/** Processor time of a process, in ticks of the system. */
function ticks(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return Number(fields[11]) + Number(fields[12])
}

const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => done(port))
    })
  })
