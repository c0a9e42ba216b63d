import { vi } from 'vitest'
import { FAMILY_SETTINGS, familyBackend } from '../familyServer'
import { openSeededServer } from '../seededState'
import { DomServer } from './domServer'
import { takeLacks } from './needsEngine'
import { Page } from './page'
import { Portal } from './portal'
import { forgetClock, running } from './time'

/** What one test has: its page, its server and what the page said in the console. */
export type World = {
  page: Page
  server: DomServer
  options: Options
  complaints: string[]
  once: (name: string, run: () => unknown) => Promise<void>
  putSession: (token: string) => Promise<void>
}

/** Which server answers, as in ../fixtures.ts. */
export type Options = { host?: 'node' | 'family'; numbersAsText?: boolean }

let current: (World & { portal: Portal }) | undefined

export function world(): World {
  if (!current) throw new Error('a fixture outside of a test')
  return current
}

const { error: print } = console

/** Pages ask the server of the current test, or nobody. */
export function answerWindow(): void {
  globalThis.fetch = (input, init) => world().server.fetch(input, init)
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !current?.server.isOffline })
}

function emptyStorage(): void {
  localStorage.clear()
  sessionStorage.clear()
}

/** Begins a test with a fresh server and no document. */
export async function begin(options: Options = {}): Promise<void> {
  const isFamily = options.host === 'family'
  // What the build for a server of the family has.
  if (isFamily) for (const [name, value] of Object.entries(FAMILY_SETTINGS)) vi.stubEnv(name, value)
  const server = new DomServer(isFamily ? familyBackend(options) : await openSeededServer())
  await server.site({ index_modal: 0 })
  const portal = new Portal()
  const complaints: string[] = []
  const done = new Set<string>()
  console.error = (...told: unknown[]) =>
    void (running()?.isOver || complaints.push(told.map(String).join(' ')))
  if (!isFamily) portal.scripts.add(() => localStorage.setItem('serverUrl', location.origin))
  const once = async (name: string, run: () => unknown) => {
    if (!done.has(name)) await run()
    done.add(name)
  }
  const putSession = async (token: string) => {
    if (portal.isOpen) {
      portal.close()
      return sessionStorage.setItem('token', token)
    }
    const put = () => {
      sessionStorage.setItem('token', token)
      portal.scripts.delete(put)
    }
    portal.scripts.add(put)
  }
  // A document that was over may have got an answer since, and kept it.
  emptyStorage()
  current = { page: Page.of(portal, server), server, options, complaints, once, putSession, portal }
}

/** Ends it: nothing of its document, storage and clock is left. Fails if the page has complained, or a good test has orders left. */
export async function end(isGood = true): Promise<void> {
  const { portal, server, complaints } = current!
  portal.close()
  console.error = print
  forgetClock()
  emptyStorage()
  vi.unstubAllEnvs()
  current = undefined
  await server.end()
  const [lack] = takeLacks()
  if (lack) throw new Error(lack)
  if (isGood) await server.atEnd()
  if (complaints.length > 0) throw new Error(`complaints in the console: ${complaints.join('\n')}`)
}
