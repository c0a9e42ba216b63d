import { describe, expect, it } from 'vitest'
import { subtract as minus, add as plus } from '@/contract/values/arithmetic'
import { money, type Money } from '@/contract/values/money'
import { readControls } from '../db/clock'
import { createStore } from '../db/open'
import { rollOf } from '../db/seed/random'
import { DISCIPLINES } from '../games/matches'
import { seedOf } from '../games/play'
import { testServer, type Reply } from '../testing/testServer'
import type { GameState } from './gameWindow'

type As = Awaited<ReturnType<ReturnType<typeof testServer>['as']>>
type Launch = [plat_name: string, game_type: string, game_code: string]

const LIVE: Launch = ['AG', 'realbet', 'live']
const FISH: Launch = ['FG', 'fishing', 'fish01']
const LOTTERY: Launch = ['CP', 'lottery', 'ssc5']
const SPORTS: Launch = ['SB', 'sport', 'sb']

const demoServer = () => {
  const test = testServer()
  const open = async (as: As, [plat_name, game_type, game_code]: Launch) => {
    const { data } = await as('/api/getGameUrl', { plat_name, game_type, game_code, is_mobile_url: 0 })
    return new URL((data as { url: string }).url).searchParams.get('ticket') ?? ''
  }
  const stateOf = async (ticket: string) =>
    (await test.call('/api/__demo__/game/state', { ticket })).data as GameState
  const bet = (ticket: string, amount: string, picks: string[], more: object = {}, id?: string) =>
    test.call('/api/__demo__/game/bet', { ticket, amount, picks, ...more }, id === undefined ? {} : { id })
  /** Sets the demo clock to a moment, ms. */
  const at = (ms: number) => test.clock(ms - Date.now())
  /** A member without a past, who has money and bets from the main wallet. */
  const rich = async () => {
    await test.control('member', { username: 'agent88', balance: '28640.50', transferstatus: 1 })
    return test.as('agent88')
  }
  const records = async (as: As, api_type: string) =>
    (await as.data<{ data: Bet[] }>('/api/betrecord', { date: 4, page: 1, api_type })).data
  return { ...test, open, rich, stateOf, bet, at, records }
}
type Bet = {
  bet_id: string
  Code: string
  playname: string
  playmemo: string
  bet_amount: Money
  win_loss: Money
  status: number | string
}
type Placed = { bet_id: string; playmemo: string; win: Money | ''; balance: Money; dueAt: number }
const placedOf = (reply: Reply) => reply.data as Placed

/** A quiet hour of today in Beijing, at the beginning of a round of every kind. */
const TODAY = (() => {
  const now = new Date()
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), 8)
})()

describe('a game’s window', () => {
  it('opens by ticket on this origin, with the platform in any letter case', { tags: 'D40' }, async () => {
    const { as, stateOf, open } = demoServer()
    const demo = await as('demo888')
    const sent = { plat_name: 'ag', game_type: 'realbet', game_code: 'live', is_mobile_url: 0 }
    const { data } = await demo('/api/getGameUrl', sent)
    expect((data as { url: string }).url).toMatch(
      /^http:\/\/localhost\/demo-game\.html\?ticket=[\da-f]{40}&name=AG/,
    )
    expect(await stateOf(await open(demo, FISH))).toMatchObject({
      name: '深海猎手',
      balance: '28640.5',
      isVenue: false,
    })
  })

  it('is refused without the right category, or for a game that is unknown or closed', async () => {
    const demo = await demoServer().as('demo888')
    for (const [plat_name, game_type, game_code] of [
      ['AG', 0, 'live'],
      ['AG', 0, '0'],
      ['AG', '', 'live'],
      ['AG', 'sport', 'live'],
      ['PG', 'nonsense', 'slot01'],
      ['XX', 'realbet', '0'],
      ['WM', 'realbet', 'night'],
    ]) {
      const sent = { plat_name, game_type, game_code, is_mobile_url: 0 }
      const refused = { code: 500, message: 'game is closed or missing' }
      expect(await demo('/api/getGameUrl', sent), JSON.stringify(sent)).toMatchObject(refused)
    }
  })

  it('closes with the session', async () => {
    const { as, call, open } = demoServer()
    const demo = await as('demo888')
    const ticket = await open(demo, LIVE)
    await demo('/api/logoff')
    expect((await call('/api/__demo__/game/state', { ticket })).code).toBe(410)
  })
})

describe('a bet', () => {
  it('that is decided at once moves stake and win, and writes the record', { tags: 'D40' }, async () => {
    const { as, bet, open, records } = demoServer()
    const demo = await as('demo888')
    const reply = await bet(await open(demo, FISH), '100', ['minnow'], {}, 'b1')
    const { bet_id, win, balance, playmemo } = placedOf(reply)
    expect(balance).toBe(money(balance))
    expect(Number(minus(balance, plus(minus(money('28640.50'), money('100')), win as Money)))).toBe(0)
    const [record] = await records(demo, 'FG')
    expect(record).toMatchObject({ bet_id, playmemo, Code: '深海猎手', bet_amount: '100.00', status: 1 })
  })

  it('uses the venue wallet in mode 0 and refuses an overdraft with 210', { tags: 'D40' }, async () => {
    const { as, bet, stateOf, open } = demoServer()
    const agent = await as('agent88')
    const ticket = await open(agent, FISH)
    expect(await stateOf(ticket)).toMatchObject({ isVenue: true, balance: '0' })
    expect(await bet(ticket, '1', ['clown'], {}, 'b')).toMatchObject({ code: 210, message: '余额不足' })
    await agent('/api/transfer', { amount: '50', sourcetype: 'userbalance', targettype: 'FG' }, 't')
    expect((await bet(ticket, '1', ['clown'], {}, 'c')).code).toBe(200)
    expect((await agent('/api/balance')).data).toMatchObject({ balance: '6470.00' })
  })

  it('is looked up by request id, and refused if it arrives afterwards', { tags: 'D24' }, async () => {
    const { as, bet, stateOf, open } = demoServer()
    const ticket = await open(await as('demo888'), FISH)
    const shoot = (id: string, more = {}) => bet(ticket, '10', ['clown'], more, id)
    const placed = await shoot('came')
    expect(await shoot('came', { told: true })).toEqual(placed)
    const before = await stateOf(ticket)
    const refused = { code: 404, message: '未成立，没有扣款' }
    expect(await shoot('lost', { told: true })).toMatchObject(refused)
    expect(await shoot('lost')).toMatchObject(refused)
    expect(await stateOf(ticket)).toMatchObject({ balance: before.balance, bets: before.bets })
  })

  it.each<[Launch, string[], string]>([
    [FISH, ['clown'], '10'],
    [LOTTERY, ['大'], '10'],
  ])('of %j that is repeated is placed once, even if all arrive at once', async (launch, picks, amount) => {
    const { at, bet, open, records, rich } = demoServer()
    await at(TODAY)
    const demo = await rich()
    const ticket = await open(demo, launch)
    const replies = await Promise.all([1, 2, 3, 4].map(() => bet(ticket, amount, picks, {}, 'same')))
    expect(new Set(replies.map((reply) => placedOf(reply).bet_id)).size).toBe(1)
    expect(await records(demo, launch[0])).toHaveLength(1)
  })

  it('is refused outside the table’s limits, or without an amount', async () => {
    const { as, bet, open } = demoServer()
    const ticket = await open(await as('demo888'), LIVE)
    for (const amount of ['0', '-1', '1e3', '1.001', 'abc', '', '9.99', '20000.01'])
      expect((await bet(ticket, amount, ['banker'])).code, amount).toBe(1000)
  })

  it('on nothing of this table is refused', async () => {
    const { as, at, bet, open } = demoServer()
    await at(TODAY)
    const demo = await as('demo888')
    for (const [launch, ...tried] of [
      [LIVE, [], ['constructor'], ['n37'], ['dragon'], ['banker', 'player'], ['999999999.banker']],
      [LOTTERY, ['10']],
      [FISH, ['whale']],
      [['KY', 'joker', 'zjh'], ['toString']],
      [SPORTS, [], ['whoever'], ['football.4000001.home@1.90'], ['4000001.home']],
    ] as [Launch, ...string[][]][]) {
      const ticket = await open(demo, launch)
      for (const picks of tried)
        expect(await bet(ticket, '10', picks), picks.join()).toMatchObject({
          code: 1000,
          message: '请选择投注项',
        })
    }
  })
})

describe('rounds by the demo clock', () => {
  it('take bets until they close, settle when their time has come, and win or lose by the round shown', async () => {
    const { rich, at, bet, open, records, stateOf } = demoServer()
    await at(TODAY + 1000)
    const demo = await rich()
    const ticket = await open(demo, LIVE)
    const [{ number, title, closesAt } = { number: 0, title: '', closesAt: 0 }] = (await stateOf(ticket))
      .tables[0]!.rounds
    expect(closesAt).toBe(TODAY + 30_000)
    for (const [second, pick] of ['banker', 'player', 'tie'].entries()) {
      await at(TODAY + 2000 + second * 1000)
      expect((await bet(ticket, '100', [`${number}.${pick}`])).code).toBe(200)
    }
    expect((await stateOf(ticket)).balance).toBe('28340.5')
    const isMine = ({ playmemo }: Bet) => playmemo.includes(title)
    expect((await records(demo, 'AG')).filter(isMine)).toMatchObject(
      ['和', '闲', '庄'].map((playname) => ({ Code: '百家乐', playname, playmemo: title, status: 2 })),
    )
    await at(TODAY + 31_000)
    expect(await bet(ticket, '100', [`${number}.banker`])).toMatchObject({
      message: '已截止投注，请重新选择',
    })
    const { last } = (await stateOf(ticket)).tables[0]!
    expect(last.title).toBe(title)
    const [player = 0, banker = 0] = last.notes.map((note) => Number(/\d/.exec(note)?.[0]))
    const results = (await records(demo, 'AG')).filter(isMine)
    const expected =
      player === banker
        ? ['900', '0', '0']
        : player > banker
          ? ['-100', '95', '-100']
          : ['-100', '-100', '90']
    expect(results).toMatchObject(
      expected.map((result) => ({
        status: 1,
        win_loss: `${result}.00`,
        playmemo: expect.stringMatching(`^${title} 闲 .+ ${player}点 庄 .+ ${banker}点$`) as string,
      })),
    )
    const { balance } = await stateOf(ticket)
    expect(Number(balance)).toBe(28640.5 + expected.reduce((sum, result) => sum + Number(result), 0))
  })

  it('settle without an open window: turnover and rebate count from the result on', async () => {
    const { rich, at, bet, state, open } = demoServer()
    await at(TODAY)
    const demo = await rich()
    const ticket = await open(demo, LOTTERY)
    const flow = async () =>
      Number((await state()).members.find(({ username }) => username === 'agent88')?.flow)
    const before = await flow()
    await bet(ticket, '200', ['大'])
    expect(await flow()).toBe(before)
    await demo('/api/logoff')
    await at(TODAY + 86_400_000)
    expect(await flow()).toBe(before + 200)
    expect((await state()).wallets.every(({ balanced }) => balanced)).toBe(true)
  })

  it('a lottery’s record names 期号 and the numbers of its draw', { tags: 'D40' }, async () => {
    const { rich, at, bet, open, records, stateOf } = demoServer()
    await at(TODAY)
    const demo = await rich()
    const ticket = await open(demo, LOTTERY)
    const { title } = (await stateOf(ticket)).tables[0]!.rounds[0]!
    expect(title).toMatch(/^第\d{8}0961期$/)
    await bet(ticket, '10', ['单'])
    await at(TODAY + 60_000)
    const { last } = (await stateOf(ticket)).tables[0]!
    expect(last.title).toBe(title)
    expect((await records(demo, 'CP'))[0]).toMatchObject({
      Code: '时时彩',
      playname: '总和',
      playmemo: `${title} 单 开奖 ${last.drawn[0]?.join(' ')}`,
      status: 1,
    })
  })
})

describe('slips', () => {
  const MATCH_MS = 300_000
  const matchesOf = ({ tables: [table] }: GameState) => table!.rounds
  const pickOf = (state: GameState, nth: number, market = 'home') =>
    `${matchesOf(state)[nth]!.number}.${market}`

  it('are settled after their last match, in the words 联赛 主队-客队', { tags: 'D40' }, async () => {
    const { rich, at, bet, open, records, stateOf } = demoServer()
    await at(TODAY)
    const demo = await rich()
    const ticket = await open(demo, SPORTS)
    const state = await stateOf(ticket)
    const [one, two] = [matchesOf(state)[0]!, matchesOf(state)[1]!]
    expect((await bet(ticket, '20', [pickOf(state, 0)])).code).toBe(200)
    await at(TODAY + 1000)
    expect((await bet(ticket, '20', [pickOf(state, 0), pickOf(state, 1)])).code).toBe(200)
    const [double, single] = await records(demo, 'SB')
    expect(single).toMatchObject({ Code: '足球', playname: '独赢', status: 2 })
    expect(single?.playmemo).toContain(`${one.title} 主胜`)
    expect(double?.playmemo).toContain(`；${two.title} 主胜`)
    expect(double?.playname).toMatch(/^2串1 @\d+(\.\d{1,2})?$/)
    await at(one.closesAt + MATCH_MS)
    expect(await records(demo, 'SB')).toMatchObject([
      { status: 2 },
      { status: expect.not.stringMatching('2') as number },
    ])
    await at(two.closesAt + MATCH_MS)
    const settled = await records(demo, 'SB')
    expect(settled.map(({ status }) => status)).not.toContain(2)
    expect(settled[1]?.playmemo).toMatch(/ (\d+:\d+|赛事取消)$/)
  })

  it('are refused after the kick-off, and twice on one match', async () => {
    const { rich, at, bet, open, stateOf } = demoServer()
    await at(TODAY)
    const ticket = await open(await rich(), SPORTS)
    const state = await stateOf(ticket)
    expect(await bet(ticket, '20', [pickOf(state, 0), pickOf(state, 0, 'away')])).toMatchObject({
      code: 1000,
    })
    await at(matchesOf(state)[0]!.closesAt)
    expect(await bet(ticket, '20', [pickOf(state, 0)])).toMatchObject({ message: '已截止投注，请重新选择' })
  })

  it('that are void return the stake and count as no turnover', { tags: 'D40' }, async () => {
    const { rich, at, bet, state, databaseName, open, records, stateOf } = demoServer()
    await at(TODAY)
    const demo = await rich()
    // One match in fifty is called off, which the server knows beforehand.
    const seed = seedOf(await readControls(await createStore(databaseName).begin()))
    const football = DISCIPLINES.sb!
    const { every, offset } = football.pace!
    const isPlayed = (number: number) =>
      football.round(rollOf(seed, 'SB', 'sb', football.id, number)).drawn.length > 0
    let number = Math.floor((TODAY - offset) / every)
    while (isPlayed(number)) number += 1
    const kickoff = (number + 1) * every + offset
    await at(kickoff - 5000)
    const ticket = await open(demo, SPORTS)
    const before = Number((await stateOf(ticket)).balance)
    expect((await bet(ticket, '50', [`${number}.home`])).code).toBe(200)
    await at(kickoff + MATCH_MS)
    expect(Number((await stateOf(ticket)).balance)).toBe(before)
    expect((await stateOf(ticket)).bets[0]).toMatchObject({ status: 'invalid', win_loss: '0' })
    expect((await state()).entries[0]).toMatchObject({ kind: 'refund', amount: '50' })
    const [record] = await records(demo, 'SB')
    expect(record?.playmemo).toMatch(/ 赛事取消$/)
  })

  it('are refused above the highest payout', { tags: 'D40' }, async () => {
    const { rich, at, bet, open, stateOf } = demoServer()
    await at(TODAY)
    const ticket = await open(await rich(), SPORTS)
    const state = await stateOf(ticket)
    const draws = [0, 1, 2, 3].map((nth) => pickOf(state, nth, 'draw'))
    const message = '每单最高派彩200000元'
    expect(await bet(ticket, '10000', draws)).toMatchObject({ code: 1000, message })
    expect((await bet(ticket, '10', draws)).code).toBe(200)
  })
})

describe('a closed venue', () => {
  it('opens no game and takes no bet, and its open bets are settled', { tags: ['D40', 'D41'] }, async () => {
    const { rich, at, bet, control, open, stateOf } = demoServer()
    await at(TODAY)
    const demo = await rich()
    const ticket = await open(demo, LIVE)
    await bet(ticket, '100', ['banker'])
    expect((await control('venue', { platname: 'AG', open: false })).code).toBe(200)
    expect(await bet(ticket, '100', ['banker'])).toMatchObject({ code: 201, message: '场馆维护中，暂停投注' })
    const sent = { plat_name: 'AG', game_type: 'realbet', game_code: 'live', is_mobile_url: 0 }
    expect(await demo('/api/getGameUrl', sent)).toMatchObject({
      code: 201,
      message: '场馆维护中，请稍后再试',
    })
    await at(TODAY + 30_000)
    const state = await stateOf(ticket)
    expect(state.isClosed).toBe(true)
    expect(state.bets[0]).toMatchObject({
      Code: '百家乐',
      playname: '庄',
      bet_amount: '100',
      status: 'settled',
    })
    await control('venue', { platname: 'AG', open: true })
    expect((await bet(ticket, '100', ['banker'])).code).toBe(200)
    expect(await control('venue', { platname: 'XX', open: false })).toMatchObject({ code: 404 })
  })
})
