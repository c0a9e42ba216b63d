import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from '../ensure-browser.mjs'
import type { Engine } from './browser'
import { EngineHost } from './host'
import { PlaywrightEngine } from './playwrightEngine'
import { STEPS } from './walk'
import { WebKitEngine } from './webkitEngine'

const HEIGHTS: Record<string, number> = { '1280': 800, '390': 844 }
const NAMES = ['firefox', 'webkit', 'chromium'] as const
type Name = (typeof NAMES)[number]

function engineOf(name: Name, width: number, told: string[]): Engine {
  const size = { width, height: HEIGHTS[width] ?? 844 }
  if (name === 'webkit') return new WebKitEngine(size)
  const executablePath = name === 'chromium' ? findBrowser() : join(import.meta.dirname, 'firefox.mjs')
  return new PlaywrightEngine(name, { ...size, executablePath, told })
}

/** Playwright takes a picture in Firefox by a style element, which the page's policy refuses. */
const PICTURED = /^policy: style-src-elem inline|^engine: .*inline style/

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

type Plan = { name: Name; width: number; pictures: string | undefined; step: string }

/** Walks through one engine at one width and prints a line per step as it ends. Returns the number of failures. */
async function walk({ name, width, pictures, step }: Plan, log: (line: string) => void): Promise<number> {
  const begun = performance.now()
  const host = new EngineHost()
  await host.start()
  const engine = engineOf(name, width, host.told)
  let failures = 0
  const stop = () => void engine.close().finally(() => process.exit(1))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
  try {
    const tab = await engine.open()
    for (const { says, expected, run } of STEPS.filter(
      (one, index) => index < 2 || one.says.includes(step),
    )) {
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
    `${name} ${engine.version} at ${width} px: ${STEPS.length - failures} of ${STEPS.length} (${seconds(begun)})`,
  )
  return failures
}

/** Runs the walks, two at a time. Returns the exit code. */
export async function runEngines(argv: string[], available: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: argv,
    options: {
      only: { type: 'string' },
      width: { type: 'string' },
      pictures: { type: 'string' },
      step: { type: 'string' },
    },
  })
  if (values.pictures !== undefined) mkdirSync(values.pictures, { recursive: true })
  const names = NAMES.filter(
    (name) => available.includes(name) && (values.only ?? name).split(',').includes(name),
  )
  const widths = Object.keys(HEIGHTS)
    .filter((width) => (values.width ?? width) === width)
    .toReversed()
  const waiting = widths.flatMap((width) => names.map((name) => ({ name, width: Number(width) })))
  let failures = 0
  const line = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      failures += await walk({ ...next, pictures: values.pictures, step: values.step ?? '' }, (text) =>
        console.log(text),
      )
  }
  await Promise.all([line(), line()])
  return failures === 0 ? 0 : 1
}
