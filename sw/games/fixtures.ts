import { rollOf, type Roll } from './roll'

/*
 * Fixtures of invented clubs. Football has a match every half hour, every other discipline one an hour, each at its own
 * minutes; it lasts five minutes. Everything about a match follows from the seed, the discipline and its number.
 */

/** The length of a slot, which may have a kick-off, and from kick-off to the result. */
export const KICKOFF_MS = 600_000
export const MATCH_MS = 300_000

/** Possible scores with their probabilities, which add up to 1. */
type Scores = [home: number, away: number, chance: number][]

type Discipline = {
  name: string
  /** What the total counts, and the line between 大 and 小. */
  unit: string
  line: number
  scores: (roll: Roll) => Scores
  isEsports?: true
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))
const choose = (n: number, k: number) => factorial(n) / factorial(k) / factorial(n - k)
const indexes = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Goals by Poisson's law, six at most for each side. */
function goals(roll: Roll): Scores {
  const [home, away] = [0.9 + roll(11) / 10, 0.7 + roll(10) / 10]
  const chances = (mean: number) => indexes(7).map((n) => mean ** n / factorial(n))
  const theirs = chances(away)
  const all = chances(home).flatMap((one, h) => theirs.map((other, a): Scores[0] => [h, a, one * other]))
  const total = all.reduce((sum, [, , each]) => sum + each, 0)
  return all.map(([h, a, each]) => [h, a, each / total])
}

/** Played until one side has won `wins` games. */
const firstTo =
  (wins: number) =>
  (roll: Roll): Scores => {
    const home = 0.38 + roll(25) / 100
    return indexes(wins).flatMap((lost): Scores => {
      const ways = choose(wins - 1 + lost, lost)
      const won = (chance: number) => ways * chance ** wins * (1 - chance) ** lost
      return [
        [wins, lost, won(home)],
        [lost, wins, won(1 - home)],
      ]
    })
  }

/** Played until one side has 21 points. */
function points(roll: Roll): Scores {
  const home = 0.35 + roll(31) / 100
  return indexes(11).flatMap((lost): Scores => [
    [21, lost + 10, home / 11],
    [lost + 10, 21, (1 - home) / 11],
  ])
}

/** The disciplines by their variant in `kinds.ts`. */
export const DISCIPLINES: Record<string, Discipline> = {
  football: { name: '足球', unit: '总进球', line: 2.5, scores: goals },
  basket: { name: '篮球', unit: '总分', line: 36.5, scores: points },
  tennis: { name: '网球', unit: '总盘数', line: 2.5, scores: firstTo(2) },
  volley: { name: '排球', unit: '总局数', line: 4.5, scores: firstTo(3) },
  pingpong: { name: '乒乓球', unit: '总局数', line: 4.5, scores: firstTo(3) },
  cricket: { name: '板球', unit: '总局数', line: 2.5, scores: firstTo(2) },
  racing: { name: '赛车', unit: '总轮数', line: 2.5, scores: firstTo(2) },
  lane: { name: '峡谷对决', unit: '总局数', line: 2.5, scores: firstTo(2), isEsports: true },
  aim: { name: '枪火前线', unit: '总地图', line: 2.5, scores: firstTo(2), isEsports: true },
  cards: { name: '卡牌星域', unit: '总局数', line: 4.5, scores: firstTo(3), isEsports: true },
  pad: { name: '竞速联赛', unit: '总轮数', line: 4.5, scores: firstTo(3), isEsports: true },
}

/** How many slots apart a discipline's matches are. */
export const slotsOf = (id: string): number => (id === 'football' ? 3 : 6)
/** A discipline's position here is the offset of its matches. */
const PLACES_IN_HOUR = Object.keys(DISCIPLINES)

/** The first slot with a match of a discipline, from this slot on. */
export function nextSlot(id: string, number: number): number {
  const slots = slotsOf(id)
  return number + ((PLACES_IN_HOUR.indexOf(id) + slots - (number % slots)) % slots)
}

const LEAGUES = ['星河', '海岸', '山岳']
const PLACES = '雾港 北岭 云州 青屿 白沙 落霞 金川 寒江 竹溪 赤岩 月湾 松原'.split(' ')
const CLUBS = '海燕 白鹿 飞鱼 苍鹰 灯塔 铁马 流星 青竹 雪狼 红枫'.split(' ')
const TEAMS = '零度 极光 夜航 回声 量子 蓝焰 黑曜 银翼'.split(' ')

const pick = (list: readonly string[], roll: Roll) => list[roll(list.length)] ?? ''
const clubs = (roll: Roll, isEsports: boolean): [string, string] => {
  const club = () => (isEsports ? `${pick(TEAMS, roll)}战队` : pick(PLACES, roll) + pick(CLUBS, roll))
  const home = club()
  for (;;) {
    const away = club()
    if (away !== home) return [home, away]
  }
}

/** The bets on a match: `home`, `draw`, `away`, and `over` or `under` its line. */
export const MARKETS: Record<string, (home: number, away: number, line: number) => boolean> = {
  home: (home, away) => home > away,
  draw: (home, away) => home === away,
  away: (home, away) => home < away,
  over: (home, away, line) => home + away > line,
  under: (home, away, line) => home + away < line,
}

export type Fixture = {
  league: string
  home: string
  away: string
  kickoff: number
  /** The probability of each market that can happen. */
  chances: Record<string, number>
  /** Known to the server before the match; null when the match is called off. */
  result: [home: number, away: number] | null
}

/** The match of a discipline in slot `number`, which begins `number` times ten minutes after 1970. */
export function fixture(seed: string, id: string, number: number): Fixture {
  const { name, scores, line, isEsports = false } = DISCIPLINES[id]!
  const roll = rollOf(seed, id, number)
  const league = `${pick(LEAGUES, roll)}${name}联赛`
  const [home, away] = clubs(roll, isEsports)
  const all = scores(roll)
  const chances: Record<string, number> = {}
  for (const [market, wins] of Object.entries(MARKETS)) {
    let chance = 0
    for (const [h, a, each] of all) if (wins(h, a, line)) chance += each
    if (chance > 0) chances[market] = chance
  }
  let left = roll(1_000_000) / 1_000_000
  const [h, a] = all.find(([, , chance]) => (left -= chance) < 0) ?? all[0]!
  // One match in fifty is called off.
  const result: Fixture['result'] = roll(50) === 0 ? null : [h, a]
  return { league, home, away, kickoff: number * KICKOFF_MS, chances, result }
}
