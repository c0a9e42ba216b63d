// npm run task -- bench [-- --only first|repeat|route|leak|grow] [--runs 3] [--dist dir] [--port 4220] [--out file]
// npm run task -- bench --quick   one first and one repeat visit, without waiting for a quiet machine: under three minutes
// Measures the budgets beside a bare React page, without a network. Times need a quiet machine.
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { TITLE } from './browser.mjs'
import { judge } from './budgets.mjs'
import { buildApp, buildHello, startDemoServer } from './builds.mjs'
import { measureFirst } from './first.mjs'
import { measureGrowth } from './grow.mjs'
import { measureLeaks } from './leak.mjs'
import { measureRepeat } from './repeat.mjs'
import { measureRoutes } from './route.mjs'
import { serve } from './server.mjs'
import { tableOf } from './table.mjs'

const PARTS = {
  first: measureFirst,
  repeat: measureRepeat,
  route: measureRoutes,
  leak: measureLeaks,
  grow: measureGrowth,
}

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string' },
    quick: { type: 'boolean', default: false },
    /** A demo build to measure instead of building one. */
    dist: { type: 'string' },
    port: { type: 'string', default: '4220' },
    out: { type: 'string' },
  },
})
const isQuick = options.quick
const wanted = (options.only ?? (isQuick ? 'first,repeat' : Object.keys(PARTS).join())).split(',')
const unknown = wanted.find((part) => !(part in PARTS))
if (unknown) throw new Error(`--only takes ${Object.keys(PARTS).join(', ')}, not ${unknown}`)
const runs = Number(options.runs ?? (isQuick ? 1 : 3))
const out = options.out ?? new URL(isQuick ? 'quick.json' : 'result.json', import.meta.url).pathname
const port = Number(options.port)

const say = (text) => console.error(`${new Date().toTimeString().slice(0, 8)} ${text}`)
const load = () => Math.round(loadavg()[0] * 10) / 10

/** Waits until the machine is quiet again after the previous part (a build, browsers writing their profiles). */
const QUIET = 1.5
const LONGEST_WAIT = 180_000
async function untilQuiet() {
  const end = Date.now() + LONGEST_WAIT
  while (loadavg()[0] >= QUIET && Date.now() < end) await sleep(5000)
}

say('building: the app for a server, with the demo server, and the bare page')
const address = `http://127.0.0.1:${port}`
const networkDist = buildApp('network', address)
const demoDist = options.dist ? resolve(options.dist) : buildApp('demo')
const helloDist = await buildHello()
const api = await startDemoServer(demoDist)
await api.call('/api/__demo__/site', { title: TITLE, index_modal: 0 })

const network = await serve({ dist: networkDist, port, api })
const demo = await serve({ dist: demoDist, port: port + 1 })
const hello = await serve({
  dist: helloDist,
  port: port + 2,
  headers: () => ({ 'Cache-Control': 'no-cache' }),
})

const found = {}
const loads = {}
for (const part of wanted) {
  if (!isQuick) await untilQuiet()
  say(`${part} (load ${load()})`)
  loads[part] = { before: load() }
  found[part] = await PARTS[part]({ hello, network, demo, api, runs, isQuick })
  loads[part].after = load()
}

const rows = judge(found)
const result = { measuredAt: new Date().toISOString(), node: process.version, loads, runs, rows, found }
writeFileSync(out, `${JSON.stringify(result, null, 1)}\n`)
console.log(tableOf(rows))
say(`written to ${out} (load ${load()})`)
for (const server of [network, demo, hello]) await server.close()

const broken = rows.filter(({ isExact, met }) => isExact && met === 'OVER')
if (broken.length > 0) console.error(`Over budget: ${broken.map(({ name }) => name).join('; ')}`)
process.exit(broken.length > 0 ? 1 : 0)
