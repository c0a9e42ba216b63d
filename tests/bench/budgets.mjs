// The budgets, each with the figures that answer it.
import { BUDGETS } from '../../vite/budgets.mjs'
import { median, percentile } from './figures.mjs'

/**
 * @typedef {{ part: string, name: string, unit: string, values: number[], floor?: number[], must?: number, aim?: number,
 *   isExact?: boolean, note?: string }} Measure `values` are of each run; with a `floor` the budgets are for the ratio to it
 */

const kB = (value) => Math.round(value * 10) / 10
const exact = (part, name, unit, value, must, aim, note) => ({
  part,
  name,
  unit,
  values: [kB(value)],
  must,
  aim,
  isExact: true,
  note,
})
const pick = (runs, field) => runs.map((run) => run[field])

/** @returns {Measure[]} */
function firstVisit({ exact: counts, times }) {
  const { home, lobby, demoHome } = counts
  const part = 'first visit'
  const floored = (name, field, of, must, aim, floor = 'hello') => ({
    part,
    name,
    unit: 'ms',
    values: pick(times[of], field),
    floor: pick(times[floor], field),
    must,
    aim,
  })
  const plain = (name, unit, values, must, aim, note) => ({ part, name, unit, values, must, aim, note })
  return [
    exact(part, 'home: JS, gzip', 'kB', home.js, BUDGETS.js, 100),
    exact(part, 'home: CSS, gzip', 'kB', home.css, BUDGETS.css, 8),
    exact(part, 'home: requests until content', '', home.requests, 18, 10),
    exact(part, 'home: transfer until content, gzip', 'kB', home.all, 180, 130),
    exact(part, 'home: round trips until content', '', home.depth, 3, 2),
    exact(part, 'lobby: round trips until content', '', lobby.depth, 3, 2),
    exact(part, 'demo build, home: requests until content', '', demoHome.requests, 18, 14),
    exact(
      part,
      'demo build, home: transfer, gzip',
      'kB',
      demoHome.all,
      165,
      140,
      'with its share of the demo server',
    ),
    exact(part, 'demo build, home: round trips', '', demoHome.depth, 3, 2),
    floored('home: FCP', 'fcp', 'home', 0.65, 0.5),
    floored('home: LCP', 'lcp', 'home', 1.0, 0.9),
    floored('home: content', 'content', 'home', 1.9, 1.55),
    floored('lobby by its address: content', 'content', 'lobby', 1.9, 1.6),
    floored('demo build, home: content', 'content', 'demoHome'),
    floored('demo build, home: content, to the server build', 'content', 'demoHome', 1.15, 1.0, 'home'),
    plain('home: TBT', 'ms', pick(times.home, 'tbt'), 200, 100, `LCP: ${times.home[0]?.lcpOf}`),
    plain('home: CLS', '', pick(times.home, 'cls'), 0.01, 0),
  ]
}

/** @returns {Measure[]} */
function repeatVisit({ hello, app }) {
  const part = 'repeat visit'
  const of = (runs, visit, field) => runs.map((run) => run[visit][field])
  const floored = (name, visit, must, aim, field = 'content') => ({
    part,
    name,
    unit: 'ms',
    values: of(app, visit, field),
    floor: of(hello, visit, field),
    must,
    aim,
  })
  const most = (visit, field) => Math.max(...app.map((run) => run[visit][field].length))
  const raced = Math.max(...app.map((run) => run.cold.raced))
  return [
    exact(
      part,
      'home and lobby: files from the network before content',
      '',
      Math.max(...['home', 'cold', 'warm'].map((visit) => most(visit, 'files'))),
      0,
      0,
      `${raced} asked by the browser itself while the worker starts`,
    ),
    floored('lobby: content, browser just started', 'cold', 2.0, 1.8),
    floored('lobby: content, second tab', 'warm', 2.6, 2.0),
    floored('lobby: FCP, browser just started', 'cold', undefined, 1.6, 'fcp'),
    floored('lobby: FCP, second tab', 'warm', undefined, 1.6, 'fcp'),
    floored('offline start: lobby content, browser just started', 'offlineCold', 2.1, 1.9),
    floored('offline start: lobby content, second tab', 'offlineWarm', 2.4, 1.9),
  ]
}

/** @returns {Measure[]} */
function routes({ null: nulls, first, kept }) {
  const part = 'route change'
  const runs = (list, field, share) => list.map((clicks) => percentile(pick(clicks, field), share))
  const nullP95 = runs(nulls, 'paint', 0.95)
  const nullP50 = runs(nulls, 'paint', 0.5)
  const row = (name, values, floor, must, aim) => ({ part, name, unit: 'ms', values, floor, must, aim })
  return [
    row('null click on the bare page, p95', nullP95),
    row('kept page: first paint p50', runs(kept, 'paint', 0.5), nullP50),
    row('kept page: first paint p95', runs(kept, 'paint', 0.95), nullP95, 2, 1.4),
    exact(
      part,
      'first mount of a lobby: most cards',
      '',
      Math.max(...first.flat().map(({ cards }) => cards)),
      48,
      48,
    ),
  ]
}

/** @returns {Measure[]} */
function leaks({ routes: cycles, polls, idle }) {
  const part = 'leaks'
  const row = (name, unit, value, must, aim, note) => ({
    ...exact(part, name, unit, value, must, aim, note),
    isExact: false,
  })
  return [
    row('heap per route cycle, last third of 100', 'kB', cycles.heapPerStep / 1000, 1, 0),
    row('DOM nodes per route cycle, last third', '', cycles.nodesPerStep, 0, 0),
    row('listeners per route cycle, last third', '', cycles.listenersPerStep, 0, 0),
    row('heap over 1000 polls', 'kB', polls.heap / 1000, 50, 0, `${polls.polls} polls`),
    row('DOM nodes over 1000 polls', '', polls.nodes, 0, 0),
    row(
      'heap over 30 minutes of a lobby',
      'kB',
      idle.heap / 1000,
      50,
      0,
      `${idle.polls} polls, ${idle.ticker} ticks`,
    ),
    row('DOM nodes over 30 minutes', '', idle.nodes, 0, 0),
    row('listeners over 30 minutes', '', idle.listeners, 0, 0),
  ]
}

/** @returns {Measure[]} */
function growth({ lobby, records, promotions, venues, stored }) {
  const part = 'as the work grows, CPU 4x'
  const row = (name, unit, value, must, aim, note) => ({ part, name, unit, values: [value], must, aim, note })
  const longest = ({ longest: ms }) => `longest task ${Math.round(ms)} ms`
  return [
    row('lobby of 10,000 games: content', 'ms', lobby.content, undefined, undefined, longest(lobby)),
    row('a key in its search', 'ms', Math.max(...lobby.keys.paints), 60, 32, longest(lobby.keys)),
    row(
      'a key in the search of everything',
      'ms',
      Math.max(...lobby.everywhere.paints),
      60,
      32,
      longest(lobby.everywhere),
    ),
    row('10,000 rows of records: content', 'ms', records.content, undefined, undefined, longest(records)),
    row('500 promotions: content', 'ms', promotions.content, undefined, undefined, longest(promotions)),
    row('300 venues: content', 'ms', venues.content),
    row('300 venues, unchanged polls: renders', '', venues.renders, 0, 0),
    row('storage of 3,000 games', 'kB', stored / 1000, 500, undefined),
  ]
}

const PARTS = { first: firstVisit, repeat: repeatVisit, route: routes, leak: leaks, grow: growth }

/** Judges the measurements: each row with its spread, its ratio to the floor and whether must and aim are met. */
export function judge(found) {
  return Object.entries(PARTS).flatMap(([part, read]) => (found[part] ? read(found[part]).map(verdict) : []))
}

/** @param {Measure} measure */
function verdict({ values, floor, must, aim, ...rest }) {
  const ratio = floor && median(values.map((value, run) => value / (floor[run] ?? NaN)))
  const judged = ratio ?? median(values)
  const spread = { min: Math.min(...values), median: median(values), max: Math.max(...values) }
  const met =
    must === undefined ? '' : judged <= must ? (aim !== undefined && judged <= aim ? 'aim' : 'must') : 'OVER'
  return { ...rest, ...spread, ...(ratio !== undefined && { ratio }), must, aim, met }
}
