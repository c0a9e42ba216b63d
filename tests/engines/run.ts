import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from '../ensure-browser.mjs'
import { DIST } from '../kit/portalHost'
import type { Engine } from './browser'
import { ensureEngines, findFirefox, findMiniBrowser } from './ensure.mjs'
import { EngineHost } from './host'
import { PlaywrightEngine } from './playwrightEngine'
import { STEPS } from './steps'
import { WebKitEngine } from './webkitEngine'

/** Heights of the windows, by their widths. */
const HEIGHTS: Record<string, number> = { '390': 844, '1280': 800 }
const NAMES = ['firefox', 'webkit', 'chromium'] as const
type Name = (typeof NAMES)[number]

/** One engine at one width. */
type Plan = { name: Name; width: number }

const HELP = `npm run task -- test:engines: walks through the main flows in Firefox, WebKit and Chromium, with the last build.
  --only firefox,webkit   these engines only; firefox:1280 at one width
  --width 390             this width only: ${Object.keys(HEIGHTS).join(' or ')}
  --step withdrawal       the first visit, and the steps whose sentence has the word
  --where-possible        an engine that can't be had is no failure`

function engineOf({ name, width }: Plan, told: string[]): Engine {
  const size = { width, height: HEIGHTS[width]! }
  if (name === 'webkit' && findMiniBrowser()) return new WebKitEngine(size)
  const debians = findFirefox() && join(import.meta.dirname, 'firefox.mjs')
  const executablePath = { chromium: findBrowser(), firefox: debians, webkit: undefined }[name]
  return new PlaywrightEngine(name, { ...size, executablePath, told })
}

const toldBy = (errors: string[]) => `the page told:\n  ${errors.join('\n  ')}`

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Walks through one engine at one width and prints each step as it ends. Returns the number of failures. */
async function walk({ name, width }: Plan, word: string): Promise<number> {
  const { log } = console
  const begun = performance.now()
  const host = new EngineHost()
  await host.start()
  const engine = engineOf({ name, width }, host.told)
  let failures = 0
  const stop = () => void engine.close().finally(() => process.exit(1))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
  try {
    const steps = STEPS.filter((one, index) => index < 2 || one.says.includes(word))
    const tab = await engine.open()
    for (const { says, expected, needs, run } of steps) {
      if (needs && !engine.can[needs]) {
        log(`none   ${name} ${width}: ${says}: this driver can't`)
        continue
      }
      const since = performance.now()
      const told = host.told.length
      let fault = ''
      try {
        await run({ engine, tab, host, width })
        const errors = host.told.slice(told).filter((text) => !expected?.test(text))
        if (errors.length > 0) fault = toldBy(errors)
      } catch (error) {
        const errors = host.told.slice(told)
        fault = error instanceof Error ? error.message : String(error)
        if (errors.length > 0) fault += `\n  ${toldBy(errors)}`
      }
      if (fault !== '') failures += 1
      log(`${fault === '' ? 'ok    ' : 'FAILED'} ${name} ${width}: ${says} (${seconds(since)})`)
      if (fault !== '') log(`  ${fault}`)
    }
  } catch (error) {
    failures += 1
    log(`FAILED ${name} ${width}: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.off(signal, stop)
    await engine.close()
    await host.stop()
  }
  log(
    `${name} ${engine.version} at ${width} px: ${failures === 0 ? 'all well' : `${failures} failed`} (${seconds(begun)})`,
  )
  return failures
}

/** The engines and widths that the arguments ask for, narrow ones first; the engines with a width of their own at that only. */
function plansOf(only: string, width: string | undefined): Plan[] {
  const wanted = only.split(',').map((one) => one.split(':'))
  const isKnown = ([name, at = '390']: string[]) => NAMES.some((known) => known === name) && at in HEIGHTS
  if (!wanted.every(isKnown)) return []
  return Object.keys(HEIGHTS).flatMap((at) =>
    NAMES.filter((name) => wanted.some(([asked, own = width ?? at]) => asked === name && own === at)).map(
      (name) => ({ name, width: Number(at) }),
    ),
  )
}

/** Fetches the engines, walks through them two at a time, and returns the exit code. */
export async function run(args: string[]): Promise<number> {
  const text = { type: 'string' } as const
  const options = { only: text, width: text, step: text, 'where-possible': { type: 'boolean' } } as const
  const {
    only = NAMES.join(),
    width,
    step = '',
    'where-possible': isOptional,
  } = parseArgs({ args, options }).values
  const plans = plansOf(only, width)
  if (plans.length === 0) throw new Error(HELP)
  if (!existsSync(join(DIST, 'index.html'))) throw new Error('There is no build: run npm run build first')
  const names = NAMES.filter((name) => plans.some((one) => one.name === name))
  const here = await ensureEngines(names)
  const missing = names.filter((name) => !here.includes(name))
  if (missing.length > 0)
    console.log(
      isOptional
        ? `Not tested in ${missing.join(' and ')}, which this machine can't get. That is no failure with --where-possible.`
        : `FAILED: no ${missing.join(' and ')}`,
    )
  let failures = isOptional ? 0 : missing.length
  const waiting = plans.filter(({ name }) => here.includes(name))
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const more = await walk(next, step)
      // Not `failures += await`, which would lose what the other lane has added meanwhile.
      failures += more
    }
  }
  await Promise.all([lane(), lane()])
  return failures === 0 ? 0 : 1
}
