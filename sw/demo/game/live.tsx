import { useState } from 'react'
import { LIVE_TABLES } from '../../db/seed/halls'
import { dragonWinner } from '../../games/dragon'
import type { Shown } from '../../games/shown'
import type { Drawing } from './drawing'
import { Choices, Hands, Part, RoundClock, type Choice, type Hand } from './pieces'

const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]
const colourOf = (number: number) => (number === 0 ? 'zero' : RED.includes(number) ? 'red' : 'black')
const COLOURS = { zero: '绿', red: '红', black: '黑' }

const WINNERS: Record<string, Past> = {
  dragon: ['龙', 'red'],
  tiger: ['虎', 'black'],
  same: ['和', 'zero'],
}

/** A past result: its word and colour. */
type Past = readonly [word: string, tone: string]
/** What differs between the tables of a hall. */
type Table = {
  bets: Choice[]
  /** Single numbers on offer. */
  numbers?: Choice[]
  hands?: Hand[]
  ball?: number
  winner: string
  past: Past[]
  rules: string
}

const oddsOf = (bets: { name: string; odds: string }[]) =>
  bets.map(({ name, odds }) => `${name} ${odds}`).join('，')

const TABLES: Record<string, (shown: Shown['live']) => Table> = {
  baccarat: ({ baccarat: { bets, hand, history } }) => {
    const pastOf = ([player, banker]: (typeof history)[number]): Past =>
      player === banker ? ['和', 'zero'] : player > banker ? ['闲', 'black'] : ['庄', 'red']
    const [winner] = pastOf(hand.points)
    return {
      bets,
      hands: [
        { name: '闲', cards: hand.player, counts: `${hand.points[0]}点` },
        { name: '庄', cards: hand.banker, counts: `${hand.points[1]}点` },
      ],
      winner: winner === '和' ? winner : `${winner}赢`,
      past: history.map(pastOf),
      rules: `百家乐赔率（含本金）：${oddsOf(bets)}；开和时庄、闲退回本金。`,
    }
  },
  dragon: ({ dragon: { bets, history } }) => {
    const [last = [0, 0] as (typeof history)[number]] = history
    const pastOf = (cards: typeof last): Past => WINNERS[dragonWinner(cards)] ?? ['', '']
    const [winner] = pastOf(last)
    return {
      bets,
      hands: [
        { name: '龙', cards: [last[0]], counts: '' },
        { name: '虎', cards: [last[1]], counts: '' },
      ],
      winner: winner === '和' ? winner : `${winner}赢`,
      past: history.map(pastOf),
      rules: `龙虎各一张，比点数：A最小，K最大。赔率（含本金）：${oddsOf(bets)}；开和时龙、虎退回本金。`,
    }
  },
  roulette: ({ roulette: { bets, history } }) => {
    const [ball = 0] = history
    return {
      bets: bets.filter(({ pick }) => pick !== 'n'),
      numbers: Array.from({ length: 37 }, (_, number) => ({
        pick: `n${number}`,
        name: String(number),
        label: `${number}号 ${COLOURS[colourOf(number)]}`,
        look: colourOf(number),
      })),
      ball,
      winner: COLOURS[colourOf(ball)],
      past: history.map((number) => [String(number), colourOf(number)] as const),
      rules: `轮盘赔率（含本金）：${oddsOf(bets)}；0至36共37个号码，1至18为小，19至36为大，每12个号码为一打，0只计单号。`,
    }
  },
}
const tableOf = (id: string, shown: Shown['live']) => (TABLES[id] ?? TABLES.baccarat!)(shown)

/** The hall's tables, in rounds of 30 s, the same in every window. */
export const live: Drawing<'live'> = {
  words: { start: '下注', name: '下注', prompt: '选择投注项和金额，按“下注”', busy: '提交中…' },
  missing: '请先选择投注项',
  rules: (shown) => [
    '每30秒一局，前20秒接受投注，随后开局；同一场馆所有窗口看到同一局。',
    ...shown.tables.map((id) => tableOf(id, shown).rules),
    '返还率95.2%至96.7%，按投注项不同。',
  ],
  Table: ({ shown, picked: [picked], pick, offset }) => {
    const [chosen, choose] = useState(shown.tables[0] ?? 'baccarat')
    const { bets, numbers, hands, ball, winner, past } = tableOf(chosen, shown)
    const pickOne = (id: string) => pick([id])
    return (
      <>
        <Choices
          look="tabs"
          label="牌桌"
          choices={shown.tables.map((id) => ({ pick: id, name: LIVE_TABLES[id] ?? '' }))}
          picked={chosen}
          pick={(id) => {
            choose(id)
            pick([])
          }}
        />
        <RoundClock times={shown} offset={offset} next="下一局" />
        <div className="felt">
          <p className="issue">{`第${shown.lastIssue}局结果`}</p>
          {hands && <Hands hands={hands} />}
          {ball !== undefined && <p className={`ball ${colourOf(ball)}`}>{ball}</p>}
          <p className="winner">{winner}</p>
        </div>
        <div className="offers">
          <Choices look="bets-grid" label="投注项" choices={bets} picked={picked} pick={pickOne} />
          {numbers && (
            <Choices look="numbers" label="单号" choices={numbers} picked={picked} pick={pickOne} />
          )}
        </div>
        <Part look="past" title="近20局">
          <ol className="history">
            {past.map(([word, tone], at) => (
              <li key={at} className={tone}>
                {word}
              </li>
            ))}
          </ol>
        </Part>
      </>
    )
  },
}
