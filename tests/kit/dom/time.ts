import { AsyncLocalStorage } from 'node:async_hooks'
import { demand, pageScript } from './playwrightCode'

/** A document from its load to the next: what its code has started ends with it. */
export class Running {
  static over(): Running {
    const ended = new Running()
    ended.end()
    return ended
  }
  isOver = false
  private readonly ends = new Set<() => void>()
  atEnd(end: () => void): void {
    if (this.isOver) end()
    else this.ends.add(end)
  }
  end(): void {
    this.isOver = true
    for (const end of this.ends) end()
    this.ends.clear()
  }
}

/** Outlives a reset of modules, after which the app's root loads this file anew. */
const KEY = Symbol.for('flows: the document')
type Place = { inside: AsyncLocalStorage<'page' | 'test'>; current: Running }
const place = ((globalThis as { [KEY]?: Place })[KEY] ??= {
  inside: new AsyncLocalStorage(),
  current: Running.over(),
})
const { inside } = place

/** From now on a document is the one in the tab. */
export const setCurrent = (document: Running) => void (place.current = document)
/**
 * The document, for its own code; undefined for code of the test or of its server. What nobody has claimed is the document's:
 * Node 20 forgets where it was while modules load.
 */
export const running = (): Running | undefined => (inside.getStore() === 'test' ? undefined : place.current)
/** Runs as code of the document, whatever it starts included. */
export const inPage = <T>(run: () => T): T => inside.run('page', run)
/** Runs as code outside of the page. */
export const inTest = <T>(run: () => T): T => inside.run('test', run)

const NAMES = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'Date',
  'performance',
] as const
type World = Pick<typeof globalThis, (typeof NAMES)[number]>
type Controller = {
  install: (time: number) => void
  runFor: (ms: number) => Promise<void>
  fastForward: (ms: number) => Promise<void>
  pauseAt: (time: number) => Promise<number>
  setFixedTime: (time: number) => void
  resume: () => void
}
const inject = pageScript<(world: object) => { controller: Controller }>('clock.ts', 'inject')

const pick = (from: World) => Object.fromEntries(NAMES.map((name) => [name, from[name]])) as World
const native = pick(globalThis)
/** The time of the pages: the real one until a test installs a clock. */
let ofPages: World = native

export const sleep = (ms: number) => new Promise<void>((resolve) => native.setTimeout(resolve, ms))
/** How long actions and expectations wait, in ms. `FLOWS_PATIENCE=2000` shows sooner what fails. */
export const PATIENCE = Number(process.env.FLOWS_PATIENCE ?? 10_000)
export const now = () => native.performance.now()

/** Timers of a document end with it, and one that is over starts none. */
function start(
  name: 'setTimeout' | 'setInterval' | 'requestAnimationFrame',
  stop: 'clearTimeout' | 'clearInterval' | 'cancelAnimationFrame',
) {
  return (...args: unknown[]) => {
    const document = running()
    if (!document) return (native[name] as (...args: unknown[]) => unknown)(...args)
    if (document.isOver) return 0
    const world = ofPages
    const timer = (world[name] as (...args: unknown[]) => number)(...args)
    document.atEnd(() => world[stop](timer))
    return timer
  }
}
const end = (name: 'clearTimeout' | 'clearInterval' | 'cancelAnimationFrame') => (timer: number) =>
  (running() ? ofPages : native)[name](timer)

/** From now on documents have timers and a date of their own, apart from the test's and its server's. */
export function divideTime(): void {
  const OfPages = new Proxy(Date, {
    apply: () => new (running() ? ofPages : native).Date().toString(),
    construct: (_, args: []) => new (running() ? ofPages : native).Date(...args),
    get: (_, name) => Reflect.get((running() ? ofPages : native).Date, name) as unknown,
  })
  Object.assign(globalThis, {
    setTimeout: start('setTimeout', 'clearTimeout'),
    setInterval: start('setInterval', 'clearInterval'),
    requestAnimationFrame: start('requestAnimationFrame', 'cancelAnimationFrame'),
    clearTimeout: end('clearTimeout'),
    clearInterval: end('clearInterval'),
    cancelAnimationFrame: end('cancelAnimationFrame'),
    Date: OfPages,
  })
}

/** Pages have the real time again. */
export const forgetClock = () => void (ofPages = native)

const ticks = (time: number | string) =>
  typeof time === 'number' ? time : time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1000
const moment = (time: number | string | Date = native.Date.now()) => new native.Date(time).getTime()

/** Playwright's `page.clock`. */
export class Clock {
  private controller: Controller | undefined

  private async steer(order: (controller: Controller) => unknown): Promise<void> {
    if (!this.controller) {
      const world = { ...native, MessageChannel }
      this.controller = demand(inject(world).controller, 'the page script clock.ts', [
        'install',
        'runFor',
        'fastForward',
        'pauseAt',
        'setFixedTime',
        'resume',
      ])
      ofPages = world
    }
    const { controller } = this
    await inPage(() => order(controller))
  }
  install = ({ time }: { time?: number | string | Date } = {}) =>
    this.steer((controller) => controller.install(moment(time)))
  runFor = (time: number | string) => this.steer((controller) => controller.runFor(ticks(time)))
  fastForward = (time: number | string) => this.steer((controller) => controller.fastForward(ticks(time)))
  pauseAt = (time: number | string | Date) => this.steer((controller) => controller.pauseAt(moment(time)))
  setFixedTime = (time: number | string | Date) =>
    this.steer((controller) => controller.setFixedTime(moment(time)))
  resume = () => this.steer((controller) => controller.resume())
}
