import { expect as base } from '@playwright/test'
import { describe, it, afterEach as viAfterEach, beforeEach as viBeforeEach } from 'vitest'
import { passwordOf } from '../accounts'
import { innerTextOf } from './locator'
import { needsEngine } from './needsEngine'
import { inTest, PATIENCE } from './time'
import { begin, end, world, type Options, type World } from './world'

// The kit's fixtures for specs that run here: the same names as in ../fixtures.ts.

export const WITH_OFFLINE_USE = { offlineUse: true }
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } }

type Fixtures = World & {
  visitor: World['page']
  member: World['page']
  agent: World['page']
  context: object
  baseURL: string
  at: (route: string, name?: string) => Promise<string>
  logIn: (name?: string, password?: string) => Promise<string>
}
type Body = (fixtures: Fixtures, info?: unknown) => unknown

/** Playwright looks less often; waiting costs nothing there. */
const configured = base.configure({ timeout: PATIENCE })
type Poll = typeof configured.poll
const poll: Poll = (ask, options) =>
  configured.poll(ask, {
    intervals: [5, 10, 20, 40],
    ...(typeof options === 'string' ? { message: options } : options),
  })
export const expect = new Proxy(configured, {
  get: (target, word) => (word === 'poll' ? poll : (Reflect.get(target, word) as unknown)),
})

/** The names of the fixtures that a test takes. */
const namesIn = (body: Body) =>
  /^[^(]*\(\s*\{([^}]*)\}/
    .exec(String(body))?.[1]
    ?.split(',')
    .map((part) => part.split(':')[0]!.trim())
    .filter(Boolean) ?? []

async function fixturesFor(body: Body): Promise<Fixtures> {
  const { page, server, options } = world()
  const [usual, agent] = options.host === 'family' ? ['real01', 'agent01'] : ['demo888', 'agent88']
  const logIn = async (name = usual, password = passwordOf(name)) => {
    const token = await server.tokenOf(name, password)
    await world().putSession(token)
    return token
  }
  const at = async (route: string, name?: string) => {
    const token = await logIn(name)
    await page.goto(`/#${route}`)
    return token
  }
  const known = {
    ...world(),
    visitor: page,
    member: page,
    agent: page,
    context: page.context(),
    baseURL: location.origin,
    at,
    logIn,
  }
  for (const name of namesIn(body)) {
    if (!(name in known)) needsEngine(`the fixture ${name}`)
    if (name === 'member' || name === 'agent')
      await world().once(name, () => logIn(name === 'agent' ? agent : usual))
  }
  return known
}

/** Runs a test; one that fails tells the page's texts too. */
const runs = (body: Body) => () =>
  inTest(async () => {
    try {
      await body(await fixturesFor(body))
    } catch (error) {
      if (error instanceof Error)
        error.message += `\n\n${location.href} shows:\n${innerTextOf(document.body).slice(0, 4000)}`
      throw error
    }
  })

let lack = ''

type Details = { tag?: string | string[] }

function testOf(title: string, ...[details, only]: [Body] | [Details, Body]): void {
  const body = (only ?? details) as Body
  const tags = typeof details === 'function' ? [] : [details.tag ?? []].flat()
  if (tags.includes('@long') || !(tags.includes('@dom') || process.env.FLOWS)) return
  const why = lack
  it(title, why ? () => needsEngine(why) : runs(body))
}

const NEEDED: Record<string, (value: unknown) => boolean> = {
  host: (value) => value === 'worker',
  numbersAsText: () => false,
  offlineUse: () => false,
  contextOptions: () => false,
  actionTimeout: () => false,
  pictureOnFailure: () => false,
}

export const test = Object.assign(testOf, {
  describe: Object.assign(
    (title: string | (() => void), body?: () => void) => {
      const inside = lack
      // Vitest runs the body later, when those around it have ended.
      describe(typeof title === 'string' ? title : '', () => {
        const outside = lack
        lack = inside
        ;(typeof title === 'string' ? body! : title)()
        lack = outside
      })
    },
    { configure: () => {} },
  ),
  use: (options: Options) => {
    for (const [name, value] of Object.entries(options))
      if (NEEDED[name]?.(value) ?? true) lack = `test.use of ${name}`
    if (!('host' in options || 'numbersAsText' in options)) return
    viBeforeEach(() =>
      inTest(async () => {
        const before = world().options
        await end()
        await begin({ ...before, ...options })
      }),
    )
  },
  beforeEach: (body: Body) => viBeforeEach(runs(body)),
  afterEach: (body: Body) => viAfterEach(runs(body)),
  step: (_title: string, body: () => unknown) => body(),
  slow: () => {},
  setTimeout: () => {},
})
