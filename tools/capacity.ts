// `npm run task -- capacity`: what a line must carry, simulated player by player with the polls' own pace, and written into the table of
// docs/operating.md. Edit the assumptions, and run it anew.
import { readFileSync, writeFileSync } from 'node:fs'
import { pollInterval } from '@/api/polls/pollInterval'

/** Measured at one portal or another, or guessed; seconds where nothing else is said. */
const ASSUMED = {
  players: 2000,
  /** Of the portal's tab, in a row; games, payment and other apps cover it in between. */
  visible: 240,
  hidden: 300,
  /** Share of players with a second window beside the first, whose tab is visible too. */
  secondWindow: 0.05,
  /** Share of visible time on the transfer page, and with an open order. */
  onTransfer: 0.04,
  withOrder: 0.1,
  /** A page's stay, and the reads that a new page needs beyond what is fresh. */
  perPage: 40,
  readsOfPage: 1.5,
  /** What returning to the tab reads again. */
  readsOfReturn: 2,
  moneyPerHour: 3,
  latency: 0.15,
}
const HOUR = 3600

/** Random numbers that every run repeats. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** Whether the line answers at a second of the hour, and the pause it asks for when it does not. */
type Line = { isUp: (second: number) => boolean; retryAfter?: number }

/** Calls of one poll between two moments, by the pace of the product itself. */
function poll(base: number, from: number, to: number, line: Line): number {
  const interval = pollInterval(base * 1000)
  const state = { dataUpdatedAt: 0, errorUpdatedAt: 0, errorUpdateCount: 0 }
  let calls = 0
  for (let at = from; at < to;) {
    calls += 1
    at += ASSUMED.latency
    const isUp = line.isUp(at)
    if (isUp) state.dataUpdatedAt = at
    else Object.assign(state, { errorUpdatedAt: at, errorUpdateCount: state.errorUpdateCount + 1 })
    at += Math.max(interval({ state }) / 1000, isUp ? 0 : (line.retryAfter ?? 0))
  }
  return calls
}

/** Requests per player in an hour, polls and all. */
export function simulate(line: Line = { isUp: () => true }): { polls: number; all: number } {
  const random = seeded(7)
  const about = (mean: number) => -mean * Math.log(1 - random())
  let polls = 0
  let others = 0
  for (let player = 0; player < ASSUMED.players; player += 1) {
    const windows = random() < ASSUMED.secondWindow ? 2 : 1
    let at = random() < ASSUMED.visible / (ASSUMED.visible + ASSUMED.hidden) ? 0 : about(ASSUMED.hidden)
    while (at < HOUR) {
      const end = Math.min(HOUR, at + about(ASSUMED.visible))
      polls += windows * poll(4.3, at, end, line)
      if (random() < ASSUMED.onTransfer) polls += poll(3.5, at, end, line)
      if (random() < ASSUMED.withOrder) polls += poll(6, at, end, line)
      others += ASSUMED.readsOfReturn + ((end - at) / ASSUMED.perPage) * ASSUMED.readsOfPage
      at = end + about(ASSUMED.hidden)
    }
    others += ASSUMED.moneyPerHour
  }
  return { polls: polls / ASSUMED.players, all: (polls + others) / ASSUMED.players }
}

const rounded = (value: number) => Number(value.toPrecision(2)).toLocaleString('en')

/** The table of docs/operating.md. */
export function table(): string {
  const { polls, all } = simulate()
  const isUp = (second: number) => second > 600
  const [down, told] = [simulate({ isUp }), simulate({ isUp, retryAfter: 120 })]
  // A request and its answer take 1.2 kB with headers; a visit's files 0.85 MB, a quarter of the players new in an hour.
  const rows = [1000, 100_000, 1_000_000].map((players) => {
    const rate = (perHour: number) => rounded((players * perHour) / HOUR)
    const [line, cdn] = [(players * all * 1.2 * 8) / HOUR / 1000, (players * 0.25 * 0.85 * 8) / HOUR]
    return `| ${players.toLocaleString('en')} | ${rate(polls)} | ${rate(all)} | ${rounded(line)} Mbit/s | ${rounded(cdn)} Mbit/s |`
  })
  return `| players with the portal open | polls per second | all requests per second | a line carries | the CDN serves |
|---|---|---|---|---|
${rows.join('\n')}

A player makes ${rounded(all)} requests an hour, ${rounded(polls)} of them polls. In an hour that begins with ten minutes of failures it is ${rounded(down.polls)} polls by
back-off alone, ${rounded(told.polls)} with \`Retry-After: 120\`.
`
}

/** The document with the table between its marks updated. */
export const withTable = (document: string): string =>
  document.replace(/(?<=<!-- capacity -->\n)[^]*?(?=<!-- \/capacity -->)/, () => table())

export function run(): void {
  const file = new URL('../docs/operating.md', import.meta.url)
  writeFileSync(file, withTable(readFileSync(file, 'utf8')))
  process.stdout.write(table())
}
