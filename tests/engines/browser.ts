import type { EngineHost } from './host'

/** How to find an element: by role and name, by a field's label, or by its text; the first visible match. */
export type Target = {
  role?:
    | 'alert'
    | 'alertdialog'
    | 'article'
    | 'banner'
    | 'button'
    | 'combobox'
    | 'dialog'
    | 'group'
    | 'heading'
    | 'img'
    | 'link'
    | 'listitem'
    | 'main'
    | 'navigation'
    | 'radio'
    | 'region'
    | 'row'
    | 'status'
    | 'switch'
    | 'tab'
  /** The accessible name; a string must match it whole. */
  name?: string | RegExp
  label?: string
  text?: string | RegExp
  css?: string
  /** A substring of the text. */
  has?: string
  in?: Target
}

/** Longest time for a page to show something, ms. */
export const PATIENCE = 30_000

/** Describes a target, for messages. */
export const described = ({ role, name, label, text, css, has, in: scope }: Target): string =>
  [role, name ?? label ?? text ?? css, has && `with ${has}`, scope && `in ${described(scope)}`]
    .filter(Boolean)
    .join(' ')

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Polls until the answer is true. Throws an error with the description and the last answer. */
export async function until(
  what: string,
  ask: () => Promise<unknown>,
  patience: number = PATIENCE,
): Promise<void> {
  const end = Date.now() + patience
  for (;;) {
    const answer = await ask().catch((error: unknown) => String(error))
    if (answer === true) return
    if (Date.now() > end) throw new Error(`not within ${patience / 1000} s: ${what} (${String(answer)})`)
    await sleep(100)
  }
}

/** Runs in the page: its address and what it shows, for messages. */
export const seenInstead = () => `at ${location.href}: ${document.body?.innerText.slice(0, 200)}`

/** A page in an engine. The few abstract words are the driver's; the others build on them. */
export abstract class Tab {
  /** Loads an address anew. */
  abstract load(url: string): Promise<void>
  abstract reload(): Promise<void>
  abstract evaluate<T, A = undefined>(run: (given: A) => T | Promise<T>, given?: A): Promise<T>
  /** The texts of all visible matches. */
  abstract texts(target: Target): Promise<string[]>
  /** A real pointer press; fails when something covers the target. */
  abstract click(target: Target): Promise<void>
  /** Replaces a field's content with real input. */
  abstract fill(target: Target, value: string): Promise<void>
  abstract press(key: 'Tab' | 'Enter' | 'Space' | 'ArrowRight'): Promise<void>
  abstract type(text: string): Promise<void>
  abstract hasFocus(target: Target): Promise<boolean>
  abstract close(): Promise<void>

  see = (target: Target, patience?: number): Promise<void> =>
    until(
      described(target),
      async () => (await this.texts(target)).length > 0 || this.evaluate(seenInstead),
      patience,
    )

  gone = (target: Target): Promise<void> =>
    until(`no ${described(target)}`, async () => (await this.texts(target)).length === 0)

  /** Waits until a target's text contains these characters. */
  reads = (target: Target, text: string, patience?: number): Promise<void> =>
    until(
      `${described(target)} reads ${text}`,
      async () => {
        const [read = 'nothing'] = await this.texts(target)
        return read.includes(text) || read.slice(0, 200)
      },
      patience,
    )

  /** Navigates to a route without reloading the app. */
  go = (route: string): Promise<void> => this.evaluate((to) => void (location.hash = to), route)

  /** Presses Tab until the target has the focus. */
  async tabTo(target: Target): Promise<void> {
    await this.see(target)
    for (let presses = 0; presses < 90; presses += 1) {
      if (await this.hasFocus(target)) return
      await this.press('Tab')
    }
    throw new Error(`not reached by Tab: ${described(target)}`)
  }
}

/** A running engine with one profile. */
export abstract class Engine {
  abstract readonly name: string
  abstract readonly version: string
  /** What not every driver can. */
  abstract readonly can: Record<'kill' | 'profile', boolean>
  abstract open(): Promise<Tab>
  /** Puts the pages into another process than the worker, in engines that let them share one. */
  partWorker(): Promise<void> {
    return Promise.resolve()
  }
  /** The tab that an action opens. */
  abstract opened(act: () => Promise<void>): Promise<Tab>
  /** The text of the file that an action saves. */
  abstract saved(act: () => Promise<void>): Promise<string>
  /** Kills the service worker as the system does, whatever it is doing. False when that would kill the page too. */
  abstract killWorker(): Promise<boolean>
  /** Restarts the engine with its profile, asking for reduced motion. Returns a page of the portal. */
  abstract restart(host: EngineHost): Promise<Tab>
  abstract close(): Promise<void>
}
