import type { EngineHost } from './host'

/** How players find something: by role and name, by a field's label, or by its text; the first visible one. */
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
  /** The accessible name; a text is the whole name. */
  name?: string | RegExp
  label?: string
  text?: string | RegExp
  css?: string
  /** A text it contains. */
  has?: string
  in?: Target
}

/** How long a page may take to show what a player waits for, ms. */
export const PATIENCE = 30_000

/** A target in words, for messages. */
export const described = ({ role, name, label, text, css, has, in: scope }: Target): string =>
  [role, name ?? label ?? text ?? css, has && `with ${has}`, scope && `in ${described(scope)}`]
    .filter(Boolean)
    .join(' ')

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Asks again until the answer is true. Throws an error that says what was waited for, and the last answer. */
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

/** One page in an engine. The few words every driver has; the others are made of them. */
export abstract class Tab {
  /** Loads an address anew. */
  abstract load(url: string): Promise<void>
  abstract reload(): Promise<void>
  abstract back(): Promise<void>
  abstract evaluate<T, A = undefined>(run: (given: A) => T | Promise<T>, given?: A): Promise<T>
  /** The texts of all visible matches. */
  abstract texts(target: Target): Promise<string[]>
  /** A real press of the pointer; fails when something covers the target. */
  abstract click(target: Target): Promise<void>
  /** Replaces a field's content by real input. */
  abstract fill(target: Target, value: string): Promise<void>
  /** Chooses an option by its text. */
  abstract choose(target: Target, option: string): Promise<void>
  abstract press(key: 'Tab' | 'Enter' | 'Escape' | 'Space' | 'ArrowRight'): Promise<void>
  abstract type(text: string): Promise<void>
  abstract hasFocus(target: Target): Promise<boolean>
  /** Saves a PNG. */
  abstract picture(file: string): Promise<void>
  abstract close(): Promise<void>

  see = (target: Target, patience?: number): Promise<void> =>
    until(described(target), async () => (await this.texts(target)).length > 0, patience)

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

  /** Goes to a route without loading the app anew. */
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

/** An engine that runs, with one profile. */
export abstract class Engine {
  abstract readonly name: string
  abstract readonly version: string
  /** How `killWorker` ends it; empty when this driver can't. */
  abstract readonly kills: string
  abstract open(): Promise<Tab>
  /** Puts the pages into another process than the worker, in engines that let them share one. */
  partWorker(): Promise<void> {
    return Promise.resolve()
  }
  /** The tab that an action opens. */
  abstract opened(act: () => Promise<void>): Promise<Tab>
  /** The text of the file that an action saves. */
  abstract saved(act: () => Promise<void>): Promise<string>
  /** Ends the service worker as the system does, in the middle of whatever it does. False when that would end the page too. */
  abstract killWorker(): Promise<boolean>
  /** Ends the engine and starts it again with its profile, asking for reduced motion. Returns a page of the portal. */
  abstract restart(host: EngineHost): Promise<Pick<Tab, 'evaluate'>>
  abstract close(): Promise<void>
}
