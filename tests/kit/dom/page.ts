import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { act, insertText, pressOn, until } from './actions'
import { check } from './check'
import type { DomServer } from './domServer'
import { Locator, Scope } from './locator'
import { needsEngine, onlyKnown } from './needsEngine'
import { urlMatches, type Address, type Expected, type Found } from './playwrightCode'
import type { Portal } from './portal'
import { routes } from './routes'
import { probing } from './surroundings'
import { Clock, inPage, PATIENCE, sleep } from './time'

const downloadOf = (name: string, blob: Blob) =>
  onlyKnown('download', {
    suggestedFilename: () => name,
    createReadStream: async () => Readable.from([Buffer.from(await blob.arrayBuffer())]),
    path: async () => {
      const path = join(await mkdtemp(join(tmpdir(), 'flows-')), 'file')
      await writeFile(path, new Uint8Array(await blob.arrayBuffer()))
      return path
    },
  })

type Script<A> = (arg: A) => unknown

/** Playwright's page: the one document of this process. */
export class Page extends Scope {
  readonly _apiName = 'Page'
  readonly clock: Clock
  readonly route: ReturnType<typeof routes>['route']
  readonly unroute: ReturnType<typeof routes>['unroute']
  private readonly portal: Portal
  private readonly server: DomServer
  private constructor(portal: Portal, server: DomServer) {
    super()
    this.portal = portal
    this.server = server
    this.clock = onlyKnown('page.clock', new Clock())
    ;({ route: this.route, unroute: this.unroute } = routes(server))
  }
  static of = (portal: Portal, server: DomServer): Page => onlyKnown('page', new Page(portal, server))

  locator(inner: string | Locator, filter?: Parameters<typeof Locator.of>[1]): Locator {
    return typeof inner === 'string' ? Locator.of(inner, filter) : inner.filter(filter ?? {})
  }
  mainFrame = () => ({
    _expect: (expression: string, expected: Omit<Expected, 'expression'>): Promise<Found> =>
      check(':root', { ...expected, expression }),
  })

  goto = (address: string) => this.portal.goTo(address)
  reload = () => this.portal.reload()
  goBack = () => this.portal.step(-1)
  goForward = () => this.portal.step(1)
  url = () => this.portal.url
  isClosed = () => false
  bringToFront = async () => {}
  content = async () => document.documentElement.outerHTML
  /** A file that the page saves; tabs and file choosers need an engine. */
  waitForEvent(name: string): Promise<object> {
    if (name !== 'download') needsEngine(`page.waitForEvent of ${name}`)
    return new Promise((resolve) => {
      const hear = (file: string, blob: Blob) => {
        this.portal.savers.delete(hear)
        resolve(downloadOf(file, blob))
      }
      this.portal.savers.add(hear)
    })
  }
  on(name: string, hear: (told: object) => void): void {
    if (name !== 'download') needsEngine(`page.on of ${name}`)
    this.portal.savers.add((file, blob) => hear(downloadOf(file, blob)))
  }
  waitForResponse = (wanted: string | ((response: { url: () => string }) => boolean)): Promise<object> =>
    new Promise((resolve) => {
      const hear = (response: { url: () => string; status: () => number }) => {
        const fits =
          typeof wanted === 'string' ? urlMatches(location.origin, response.url(), wanted) : wanted(response)
        if (!fits) return
        this.server.hearers.delete(hear)
        resolve(response)
      }
      this.server.hearers.add(hear)
    })
  /** Until nothing has been asked for a while. */
  async waitForLoadState(state: string) {
    if (state !== 'networkidle') return
    for (let quiet = 0; quiet < 10; quiet = this.server.pending > 0 ? 0 : quiet + 1) await sleep(10)
  }

  evaluate = async <A>(script: Script<A>, arg: A) => inPage(() => probing(() => script(arg)))
  addInitScript = async <A>(script: Script<A>, arg: A) => {
    const run = () => void script(arg)
    this.portal.scripts.add(run)
    return { dispose: async () => void this.portal.scripts.delete(run) }
  }
  async waitForFunction<A>(script: Script<A>, arg: A) {
    const seen = await until(PATIENCE, () => this.evaluate(script, arg), Boolean)
    if (!seen) throw new Error(`not so in time: ${String(script)}`)
  }
  async waitForURL(wanted: Address, { timeout = PATIENCE } = {}) {
    const fits = () => urlMatches(location.origin, location.href, wanted)
    if (!(await until(timeout, fits, Boolean)))
      throw new Error(`the address is ${location.href}, not ${String(wanted)}`)
  }

  keyboard = onlyKnown('page.keyboard', {
    press: async (key: string) => {
      inPage(() => pressOn(document.activeElement ?? document.body, key))
      await sleep(0)
    },
    type: async (text: string) => {
      for (const letter of text) inPage(() => pressOn(document.activeElement ?? document.body, letter))
      await sleep(0)
    },
    insertText: async (text: string) => inPage(() => insertText(document.activeElement!, text)),
  })

  context = (): object =>
    onlyKnown('context', {
      _options: { baseURL: location.origin },
      addInitScript: this.addInitScript,
      route: this.route,
      unroute: this.unroute,
      pages: () => [this],
      grantPermissions: async () => {},
      setOffline: async (isOffline: boolean) => {
        this.server.isOffline = isOffline
        inPage(() => dispatchEvent(new Event(isOffline ? 'offline' : 'online')))
      },
    })
  press = (selector: string, key: string) => act(selector, {}, (element) => pressOn(element, key))
}
