import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from '../ensure-browser.mjs'
import { DIST } from '../kit/portalHost'
import type { Engine } from './browser'
import { ensureEngines, findFirefox, findMiniBrowser } from './ensure.mjs'
import { EngineHost } from './host'
import { HEIGHTS, runPlans, type Name, type Plan } from './plan'
import { PlaywrightEngine } from './playwrightEngine'
import { STEPS } from './steps'
import { WebKitEngine } from './webkitEngine'

function engineOf(name: Name, width: number, told: string[]): Engine {
  const size = { width, height: HEIGHTS[width] ?? 844 }
  if (name === 'webkit' && findMiniBrowser()) return new WebKitEngine(size)
  const debians = findFirefox() && join(import.meta.dirname, 'firefox.mjs')
  const executablePath = { chromium: findBrowser(), firefox: debians, webkit: undefined }[name]
  return new PlaywrightEngine(name, { ...size, executablePath, told })
}

/** Playwright takes a picture in Firefox by a style element, which the page's policy refuses. */
const PICTURED = /^policy: style-src-elem inline|^engine: .*inline style/

const toldBy = (errors: string[]) => `the page told:\n  ${errors.join('\n  ')}`

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Walks through one engine at one width and prints each step as it ends. Returns the number of failures. */
async function walk({ name, width, pictures, step }: Plan): Promise<number> {
  const { log } = console
  const begun = performance.now()
  if (pictures !== undefined) mkdirSync(pictures, { recursive: true })
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
        if (errors.length > 0) fault = toldBy(errors)
      } catch (error) {
        const errors = host.told.slice(told)
        fault = error instanceof Error ? error.message : String(error)
        if (errors.length > 0) fault += `\n  ${toldBy(errors)}`
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

/** Fetches the engines, walks through them, and returns the exit code. */
export const runEngines = (argv: string[]): Promise<number> =>
  runPlans(argv, {
    ensure: ensureEngines,
    hasBuild: () => existsSync(join(DIST, 'index.html')),
    walk,
    log: console.log,
  })
