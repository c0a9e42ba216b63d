import { describe, expect, it } from 'vitest'
import { add, isLess, subtract } from '@/contract/arithmetic'
import { money, type Money } from '@/contract/money'
import { SYMBOLS, winOf, type Reels } from './reels'
import { testServer, type Reply } from '../testing/testServer'

const demoServer = () => {
  const test = testServer()
  const open = async (as: Awaited<ReturnType<typeof test.as>>, plat_name: string, game_code: string) => {
    const game_type = plat_name === 'AG' ? 'realbet' : 'fishing'
    const { data } = await as('/api/getGameUrl', { plat_name, game_type, game_code, is_mobile_url: 0 })
    return new URL((data as { url: string }).url).searchParams.get('ticket') ?? ''
  }
  return { ...test, open }
}
type BetData = { bet_id: string; symbols: number[]; win: Money; balance: Money }
const betOf = (reply: Reply) => reply.data as BetData

describe('the demo game', () => {
  it('opens by ticket on this origin, with the platform in any letter case [D40] [D50]', async () => {
    const { as, call, open } = demoServer()
    const demo = await as('demo888', 'demo8888')
    const { data } = await demo('/api/getGameUrl', {
      plat_name: 'ag',
      game_type: 'realbet',
      game_code: 'live',
      is_mobile_url: 0,
    })
    expect((data as { url: string }).url).toMatch(
      /^http:\/\/localhost\/demo-game\.html\?ticket=[\da-f]{40}&name=AG/,
    )
    const state = await call('/api/__demo__/game/state', { ticket: await open(demo, 'FG', 'fish01') })
    expect(state.data).toMatchObject({
      username: 'demo888',
      game: { name: '深海猎手', platform: 'FG', code: 'fish01' },
      balance: '28640.50',
      wallet: 'main',
    })
  })

  it.each([
    ['AG', 'realbet', 'live', 'AG 国际厅'],
    ['AG', 'realbet', '0', 'AG 国际厅'],
    ['AG', 0, 'realbet', 'AG 国际厅'],
    ['PG', 'concise', 'slot01', /./],
    ['FG', 'fishing', 'fish01', '深海猎手'],
    ['PG', 'pg', 'pg01', '麻雀人家'],
  ])('opens %s, %s, %s: the category is known [D50]', async (plat_name, game_type, game_code, name) => {
    const demo = await demoServer().as('demo888', 'demo8888')
    const { data } = await demo('/api/getGameUrl', { plat_name, game_type, game_code, is_mobile_url: 0 })
    expect(new URL((data as { url: string }).url).searchParams.get('name')).toMatch(name)
  })

  it.each([
    ['AG', 0, 'live'],
    ['AG', 0, '0'],
    ['AG', '', 'live'],
    ['AG', 'sport', 'live'],
    ['PG', 'nonsense', 'slot01'],
    ['XX', 'realbet', '0'],
    ['WM', 'realbet', 'night'],
  ])('refuses %s, %s, %s: category missing or wrong, or game unknown or closed [D50]', async (...sent) => {
    const [plat_name, game_type, game_code] = sent
    const demo = await demoServer().as('demo888', 'demo8888')
    expect(
      await demo('/api/getGameUrl', { plat_name, game_type, game_code, is_mobile_url: 0 }),
    ).toMatchObject({ code: 500, message: 'game is closed or missing' })
  })

  it('takes the stake, pays the win, writes the bet and accrues the rebate [D40]', async () => {
    const { as, call, open } = demoServer()
    const demo = await as('demo888', 'demo8888')
    const ticket = await open(demo, 'FG', 'fish01')
    const { bet_id, symbols, win, balance } = betOf(
      await call('/api/__demo__/game/bet', { ticket, amount: '100' }, { id: 'b1' }),
    )
    expect(symbols).toHaveLength(3)
    expect(balance).toBe(money(balance))
    expect(Number(subtract(balance, add(subtract(money('28640.50'), money('100')), win)))).toBe(0)
    const bets = (await demo('/api/betrecord', { date: 1, page: 1, api_type: 'FG' })).data as {
      data: Record<string, unknown>[]
    }
    expect(bets.data[0]).toMatchObject({ bet_id, Code: '深海猎手', bet_amount: '100.00', status: 1 })
  })

  it('uses the venue wallet in mode 0 and refuses an overdraft with 210 [D40]', async () => {
    const { as, call, open } = demoServer()
    const agent = await as('agent88', 'agent8888')
    const ticket = await open(agent, 'AG', 'live')
    expect((await call('/api/__demo__/game/state', { ticket })).data).toMatchObject({
      wallet: 'venue',
      balance: '0.00',
    })
    expect(await call('/api/__demo__/game/bet', { ticket, amount: '1' }, { id: 'b' })).toMatchObject({
      code: 210,
      message: '余额不足',
    })
    await agent('/api/transfer', { amount: '50', sourcetype: 'userbalance', targettype: 'AG' }, 't')
    expect((await call('/api/__demo__/game/bet', { ticket, amount: '1' }, { id: 'c' })).code).toBe(200)
    expect((await agent('/api/balance')).data).toMatchObject({ balance: '6470.00' })
  })

  it('looks a bet up by request id and refuses it if it arrives afterwards [D24] [D68]', async () => {
    const { as, call, open } = demoServer()
    const demo = await as('demo888', 'demo8888')
    const ticket = await open(demo, 'FG', 'fish01')
    const bet = (id: string, more = {}) =>
      call('/api/__demo__/game/bet', { ticket, amount: '10', ...more }, { id })
    const placed = await bet('came')
    expect(await bet('came', { told: true })).toEqual(placed)
    const before = (await call('/api/__demo__/game/state', { ticket })).data
    const refused = { code: 404, message: '未成立，没有扣款' }
    expect(await bet('lost', { told: true })).toMatchObject(refused)
    expect(await bet('lost')).toMatchObject(refused)
    expect((await call('/api/__demo__/game/state', { ticket })).data).toEqual(before)
  })

  it('places a repeated bet once, even if both arrive at once [D24]', async () => {
    const { as, call, open } = demoServer()
    const demo = await as('demo888', 'demo8888')
    const ticket = await open(demo, 'AG', 'live')
    const spins = await Promise.all(
      [1, 2, 3, 4].map(() => call('/api/__demo__/game/bet', { ticket, amount: '10' }, { id: 'same' })),
    )
    expect(new Set(spins.map((spin) => betOf(spin).bet_id)).size).toBe(1)
    const bets = (await demo('/api/betrecord', { date: 1, page: 1, api_type: 'AG' })).data as {
      data: { bet_id: string }[]
    }
    expect(bets.data.filter((bet) => bet.bet_id === betOf(spins[0]!).bet_id)).toHaveLength(1)
  })

  it.each(['0', '-1', '1e3', '1.001', 'abc', ''])('refuses %j as a stake [D26]', async (amount) => {
    const { as, call, open } = demoServer()
    const ticket = await open(await as('demo888', 'demo8888'), 'AG', 'live')
    expect((await call('/api/__demo__/game/bet', { ticket, amount })).code).toBe(1000)
  })

  it('closes with the session', async () => {
    const { as, call, open } = demoServer()
    const demo = await as('demo888', 'demo8888')
    const ticket = await open(demo, 'AG', 'live')
    await demo('/api/logoff')
    expect((await call('/api/__demo__/game/state', { ticket })).code).toBe(410)
  })
})

describe('the pay table', () => {
  it('returns 326 of 343 to the player over all results', () => {
    let total = money('0')
    for (let result = 0; result < 343; result++) {
      const reels: Reels = [Math.floor(result / 49), Math.floor(result / 7) % 7, result % 7]
      total = add(total, winOf(reels, money('1')))
    }
    expect(SYMBOLS).toHaveLength(7)
    expect(total).toBe('326')
    expect(isLess(total, money('343'))).toBe(true)
  })
})
