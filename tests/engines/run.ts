import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from '../ensure-browser.mjs'
import { ensureEngines, findFirefox, findMiniBrowser } from './ensure.mjs'
import { DIST } from '../kit/portalHost'
import type { Engine } from './browser'
import { EngineHost } from './host'
import { PlaywrightEngine } from './playwrightEngine'
import { STEPS } from './steps'
import { WebKitEngine } from './webkitEngine'

const HEIGHTS: Record<string, number> = { '390': 844, '1280': 800 }
const NAMES = ['firefox', 'webkit', 'chromium'] as const
type Name = (typeof NAMES)[number]

function engineOf(name: Name, width: number, told: string[]): Engine {
  const size = { width, height: HEIGHTS[width] ?? 844 }
  if (name === 'webkit' && findMiniBrowser()) return new WebKitEngine(size)
  const debians = findFirefox() && join(import.meta.dirname, 'firefox.mjs')
  const executablePath = { chromium: findBrowser(), firefox: debians, webkit: undefined }[name]
  return new PlaywrightEngine(name, { ...size, executablePath, told })
}

/** Playwright takes a picture in Firefox by a style element, which the page's policy refuses. */
const PICTURED = /^policy: style-src-elem inline|^engine: .*inline style/

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

type Plan = { name: Name; width: number; pictures: string | undefined; step: string }

/** Walks through one engine at one width and prints each step as it ends. Returns the number of failures. */
async function walk({ name, width, pictures, step }: Plan, log: (line: string) => void): Promise<number> {
  const begun = performance.now()
  const host = new EngineHost()
  await host.start()
  const engine = engineOf(name, width, host.told)
  let failures = 0
  const stop = () => void engine.close().finally(() => process.exit(1))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
  try {
    const steps = STEPS.filter((one, index) => index < 2 || one.says.includes(step))
    const tab = await engine.open()
    for (const { says, expected, isKilling = false, run } of steps) {
      if (isKilling && engine.kills === '') {
        log(`none   ${name} ${width}: ${says}: this driver can't end a worker`)
        continue
      }
      const since = performance.now()
      const told = host.told.length
      let fault = ''
      try {
        await run({ engine, tab, host, width, pictures })
        const errors = host.told
          .slice(told)
          .filter((text) => !expected?.test(text) && (pictures === undefined || !PICTURED.test(text)))
        if (errors.length > 0) fault = `the page told:\n  ${errors.join('\n  ')}`
      } catch (error) {
        fault = error instanceof Error ? error.message : String(error)
        if (pictures !== undefined)
          await tab.picture(join(pictures, `failed-${name}-${width}-${failures}.png`)).catch(() => undefined)
      }
      if (fault !== '') failures += 1
      const how = isKilling ? `, killed by ${engine.kills.replace('by ', '')}` : ''
      log(`${fault === '' ? 'ok    ' : 'FAILED'} ${name} ${width}: ${says}${how} (${seconds(since)})`)
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

const HELP = `npm run test:engines: walks through the main flows in Firefox, WebKit and Chromium, with the last build.
  -- --only firefox,webkit   these engines only
  -- --width 390             this width only: ${Object.keys(HEIGHTS).join(' or ')}
  -- --step withdrawal       the first visit, and the steps whose sentence has the word
  -- --pictures DIR          takes pictures of home, slots, login, deposit, transfer and bets
  -- --where-possible        an engine that can't be had is no failure`

/** Fetches the engines, runs the walks two at a time, and returns the exit code. */
export async function runEngines(argv: string[]): Promise<number> {
  const text = { type: 'string' } as const
  const options = {
    only: text,
    width: text,
    step: text,
    pictures: text,
    'where-possible': { type: 'boolean' },
  } as const
  const {
    only,
    width,
    step = '',
    pictures,
    'where-possible': isOptional,
  } = parseArgs({ args: argv, options }).values
  const wanted = NAMES.filter((name) => (only ?? name).split(',').includes(name))
  const widths = Object.keys(HEIGHTS).filter((one) => (width ?? one) === one)
  if (wanted.length === 0 || widths.length === 0) {
    console.error(HELP)
    return 1
  }
  if (!existsSync(join(DIST, 'index.html'))) {
    console.error(`${DIST} holds no build: run npm run build first`)
    return 1
  }
  if (pictures !== undefined) mkdirSync(pictures, { recursive: true })
  const names = ensureEngines(wanted) as Name[]
  // Narrow ones first: two engines side by side.
  const waiting = widths.flatMap((one) => names.map((name) => ({ name, width: Number(one), pictures, step })))
  let failures = isOptional ? 0 : wanted.length - names.length
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const more = await walk(next, console.log)
      // Not `failures += await`, which would lose what the other lane has added meanwhile.
      failures += more
    }
  }
  await Promise.all([lane(), lane()])
  return failures === 0 ? 0 : 1
}
