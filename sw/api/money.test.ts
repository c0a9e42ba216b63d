import { describe, expect, it } from 'vitest'
import { testServer } from '../testing/testServer'

type Transaction = { out_trade_no: string; pay_way: string; amount: string; state: number }

async function demoMember() {
  const test = testServer()
  const demo = await test.as('demo888', 'demo8888')
  let intents = 0
  const act = (path: string, body: unknown = {}) => demo(path, body, `intent-${(intents += 1)}`)
  const newest = async (type: number) =>
    (
      (await demo('/api/gettransrecord', { date: 4, type, page: 1, api_type: '' })).data as {
        data: Transaction[]
      }
    ).data[0]
  const later = (ms: number) => test.call('/api/__demo__/clock', { offsetMs: ms })
  const balance = async () => ((await demo('/api/balance')).data as { balance: string }).balance
  return { ...test, demo, act, newest, later, balance }
}

const card = { bank: '星河银行', bank_no: '62001234', bank_owner: '林星澜', bank_address: '支行' }

describe('deposits', () => {
  it('are approved after 20 s, credited once, and ask for their own turnover', { tags: 'D39' }, async () => {
    const { demo, act, newest, later, balance } = await demoMember()
    const { code, message } = await act('/api/recharge', { paytype: 'bank', amount: 500.5, ...card })
    expect(code).toBe(200)
    expect(message).toMatch(/^\d{15,}$/)
    expect(await newest(1)).toMatchObject({
      out_trade_no: message,
      pay_way: '银行卡转账',
      amount: '500.50',
      state: 1,
    })
    expect(await balance()).toBe('28640.50')
    await later(20_500)
    expect(await Promise.all([balance(), balance(), balance()])).toEqual(['29141.00', '29141.00', '29141.00'])
    expect((await newest(1))?.state).toBe(2)
    expect((await demo('/api/getBetAmount')).data).toEqual({ bet_amount: '500.50' })
  })

  it('ending in .13 are rejected and move nothing', { tags: 'D39' }, async () => {
    const { act, newest, later, balance } = await demoMember()
    await act('/api/recharge', { paytype: 'wxpay', amount: 100.13 })
    await later(20_500)
    expect(await balance()).toBe('28640.50')
    expect((await newest(1))?.state).toBe(3)
  })

  it.each([
    [{ paytype: 'wxpay', amount: 99 }, 212],
    [{ paytype: 'wxpay', amount: 5000.01 }, 212],
    [{ paytype: 'usdt', amount: 499, catepay: 'ERC20' }, 212],
    [{ paytype: 'bank', amount: 500, ...card, bank_owner: '' }, 1000],
    [{ paytype: 'alipay', amount: 1e21 }, 1000],
    [{ paytype: 'cash', amount: 500 }, 1000],
  ])('of %j are refused with %i', async (order, code) => {
    const { act } = await demoMember()
    expect((await act('/api/recharge', order)).code).toBe(code)
  })

  it.each([
    [
      { paytype: 'bank', amount: 500, ...card },
      'bankpay',
      { cardlist: [{ bank_no: expect.any(String) }, {}] },
    ],
    [
      { paytype: 'usdt', amount: 720, catepay: 'TRC20' },
      'usdtpay',
      {
        info: { real_money: '100.00', amount: '720.00', usdtrate: '7.20', bank: 'TRC20' },
        cardlist: { content: 'USDT', mch_id: expect.stringMatching(/^T[1-9A-HJ-NP-Za-km-z]{33}$/) },
      },
    ],
    [
      { paytype: 'usdt', amount: 720, catepay: 'ERC20' },
      'usdtpay',
      { cardlist: { mch_id: expect.stringMatching(/^0x[\da-fA-F]{40}$/) } },
    ],
    [
      { paytype: 'wxpay', amount: 500 },
      'wxpay',
      {
        info: { real_money: '500.00' },
        cardlist: { content: 'wechat', payimg: expect.stringMatching(/^data:image\/png;base64,/) },
      },
    ],
    [
      { paytype: 'antoken', amount: 500 },
      'antoken',
      { url: expect.stringMatching(/^T[1-9A-HJ-NP-Za-km-z]{33}$/) },
    ],
    [{ paytype: 'rengong', amount: 500 }, 'rengong', { info: { paytype: 'rengong' } }],
  ])('of %j are paid as %s', async (order, message, data) => {
    const { demo, act } = await demoMember()
    const { message: deposit_no } = await act('/api/recharge', order)
    expect(await demo('/api/payinfo', { deposit_no })).toMatchObject({
      code: 200,
      message,
      data: { deposit_no, ...data },
    })
  })

  it.each([
    [500, 0, 1],
    [500, 20_500, 2],
    [500.13, 20_500, 3],
  ])('of %d are settled after %i ms with state %i', async (amount, ms, state) => {
    const { demo, act, later } = await demoMember()
    const { message: deposit_no } = await act('/api/recharge', { paytype: 'alipay', amount })
    await later(ms)
    expect(await demo('/api/payinfo', { deposit_no })).toMatchObject({ code: 200, data: { info: { state } } })
  })

  it('that are unknown or another member’s can’t be looked up', async () => {
    const { demo, act, as } = await demoMember()
    expect(await demo('/api/payinfo', { deposit_no: 'none' })).toMatchObject({
      code: 500,
      message: '未找到订单',
    })
    const { message: deposit_no } = await act('/api/recharge', { paytype: 'wxpay', amount: 500 })
    expect((await (await as('agent88', 'agent8888'))('/api/payinfo', { deposit_no })).code).toBe(500)
  })
})

describe('withdrawals', () => {
  const order = { amount: '200', bank: 1, password: '123456' }

  it('are held at once and paid after 30 s', { tags: 'D39' }, async () => {
    const { act, newest, later, balance, call } = await demoMember()
    expect(await act('/api/withdraw', order)).toMatchObject({ code: 200, message: '提交成功，等待审核' })
    expect(await balance()).toBe('28440.50')
    expect(await newest(2)).toMatchObject({ pay_way: '汇旺', amount: '200.00', state: 1 })
    await later(30_500)
    expect((await newest(2))?.state).toBe(2)
    expect(await balance()).toBe('28440.50')
    const { wallets } = (await call('/api/__demo__/state')).data as {
      wallets: { username: string; held: string; balanced: boolean }[]
    }
    expect(wallets.find(({ username }) => username === 'demo888')).toMatchObject({
      held: '0',
      balanced: true,
    })
  })

  it('ending in .13 are returned', { tags: 'D39' }, async () => {
    const { act, newest, later, balance } = await demoMember()
    await act('/api/withdraw', { ...order, amount: '200.13' })
    expect(await balance()).toBe('28440.37')
    await later(30_500)
    expect(await balance()).toBe('28640.50')
    expect((await newest(2))?.state).toBe(3)
  })

  it.each([
    [{ amount: '99.99' }, 1000, '单笔取款不能低于100'],
    [{ amount: '1e3' }, 1000, '请输入正确的金额'],
    [{ password: '000000' }, 220, '取款密码错误'],
    [{ amount: '30000' }, 208, '提现金额不能大于账户余额'],
    [{ bank: 6 }, 500, '账户不存在'],
  ])('with %j are refused with %i', async (change, code, message) => {
    const { act, balance } = await demoMember()
    expect(await act('/api/withdraw', { ...order, ...change })).toMatchObject({ code, message })
    expect(await balance()).toBe('28640.50')
  })

  it('are refused for missing turnover (214), over ten a day (216) and no payment password (251)', async () => {
    const { act, call } = await demoMember()
    const patch = (fields: object) => call('/api/__demo__/member', { username: 'demo888', ...fields })
    await patch({ wagering: '0.01' })
    expect(await act('/api/withdraw', order)).toMatchObject({ code: 214, message: '流水未达到要求' })
    await patch({ wagering: '0' })
    let reply = await act('/api/withdraw', order)
    for (let n = 0; n < 10; n++) reply = await act('/api/withdraw', order)
    expect(reply).toMatchObject({ code: 216, message: '今日取款次数已达上限' })
    await patch({ payPassword: '' })
    expect(await act('/api/withdraw', order)).toMatchObject({ code: 251, message: '请先设置支付密码' })
  })

  it('in coin pay the withdrawal rate less the chain’s fee', { tags: ['s2-5', 'D29'] }, async () => {
    const { act, call, newest, balance } = await demoMember()
    await act('/api/withdraw', { ...order, bank: 4 })
    const { pending } = (await call('/api/__demo__/state')).data as { pending: object[] }
    // 200 / 7.10 = 28.169, rounded down to 28.16, less 5 for ERC20.
    expect(pending).toMatchObject([{ pay_way: 'USDT-ERC20', amount: '200', real_money: '23.16' }])
    expect(await newest(2)).toMatchObject({ pay_way: 'USDT-ERC20', amount: '23.16' })
    expect(await balance()).toBe('28440.50')
  })
})

describe('payout accounts', () => {
  it('are listed by kind, coins with their chain in bank_owner', { tags: ['s2-3', 'D22'] }, async () => {
    const { demo } = await demoMember()
    const list = async (type: number) =>
      (await demo('/api/getcard', { type })).data as { bank: string; bank_owner: string }[]
    expect(await list(1)).toMatchObject([{ bank: '星河银行', bank_owner: '林星澜' }, {}])
    expect(await list(2)).toMatchObject([{ bank: 'USDT', bank_owner: 'TRC20' }, { bank_owner: 'ERC20' }])
    expect(await list(4)).toMatchObject([{ bank: 'antoken' }])
  })

  it('are bound with the payment password, at most five of a kind, and unbound', async () => {
    const { demo, act } = await demoMember()
    const usdt = { bank: 'USDT', bank_no: 'TXabc', bank_owner: 'TRC20', pay_pass: '123456' }
    expect(await act('/api/bindcard', { ...usdt, pay_pass: '000000' })).toMatchObject({
      code: 205,
      message: '支付密码错误',
    })
    for (let n = 0; n < 3; n++)
      expect(await act('/api/bindcard', { ...usdt, bank_no: `TXabc${n}` })).toMatchObject({
        code: 200,
        message: '绑定成功',
      })
    expect(await act('/api/bindcard', usdt)).toMatchObject({ code: 207, message: '最多只能绑定5个' })
    expect(await act('/api/delcard', { id: 3, pay_pass: '000000' })).toMatchObject({ code: 205 })
    expect(await act('/api/delcard', { id: 6, pay_pass: '123456' })).toMatchObject({ code: 500 })
    expect((await act('/api/delcard', { id: 3, pay_pass: '123456' })).code).toBe(200)
    expect((await demo('/api/getcard', { type: 2 })).data).toHaveLength(4)
    expect(
      (
        await act('/api/bindcard', {
          ...usdt,
          bank: '青云银行',
          bank_owner: '林星澜',
          bank_no: '1234567',
          bank_address: '支行',
        })
      ).message,
    ).toBe('请输入正确的卡号长度')
  })
})

describe('binding a payout account', () => {
  const bank = {
    bank: '青云银行',
    bank_no: '620088889999',
    bank_owner: '林星澜',
    bank_address: '支行',
    pay_pass: '123456',
  }
  const BOUND = { code: 206, message: '该账户已绑定' }

  it('is refused twice, for an Ethereum address in any letter case', { tags: 's2-5' }, async () => {
    const { act } = await demoMember()
    const usdt = { bank: 'USDT', bank_owner: 'TRC20', pay_pass: '123456' }
    expect(
      await act('/api/bindcard', { ...usdt, bank_no: 'TXingLanDemoNotARea1Wa11et23456789' }),
    ).toMatchObject(BOUND)
    expect(
      await act('/api/bindcard', {
        ...usdt,
        bank_owner: 'ERC20',
        bank_no: '0xde300000000000000000000000000000000000DE',
      }),
    ).toMatchObject(BOUND)
    expect(await act('/api/bindcard', bank)).toMatchObject({ code: 200 })
    expect(await act('/api/bindcard', bank)).toMatchObject(BOUND)
  })

  it('is refused with a reason when another member has bound it', async () => {
    const { act, as } = await demoMember()
    const theirs = { ...bank, bank_no: '6200 8888 0000 0088' }
    expect(await act('/api/bindcard', theirs)).toMatchObject({
      code: 206,
      message: '该账户已被其他会员绑定',
    })
    const agent = await as('agent88', 'agent8888')
    expect((await agent('/api/getcard', { type: 1 })).data).toHaveLength(1)
  })

  it('needs the member’s real name as a bank card’s holder', { tags: 's2-5' }, async () => {
    const { act } = await demoMember()
    expect(await act('/api/bindcard', { ...bank, bank_owner: '林星' })).toMatchObject({
      code: 1000,
      message: '持有人姓名须与真实姓名一致',
    })
    expect(await act('/api/bindcard', { ...bank, bank_owner: ' 林星澜 ' })).toMatchObject({ code: 200 })
  })
})

describe('rebates', () => {
  it('are claimed together, once', { tags: 's2-4' }, async () => {
    const { demo, act, balance } = await demoMember()
    type Totals = { jisuan: string; nojisuan: string; list: { data: { state: number }[]; total: number } }
    const list = async () =>
      (await demo('/api/getfanshui', { date: 4, page: 1, api_type: '', type: '' })).data as Totals
    const before = await list()
    expect(Number(before.nojisuan)).toBeGreaterThan(0)
    expect(before.list.total).toBeGreaterThanOrEqual(25)
    expect(await act('/api/dofanshui')).toMatchObject({ code: 200, message: '领取成功' })
    const after = await list()
    expect(after.nojisuan).toBe('0.00')
    expect(Number(after.jisuan)).toBeCloseTo(Number(before.jisuan) + Number(before.nojisuan), 6)
    expect(after.list.data.every(({ state }) => state === 1)).toBe(true)
    expect(Number(await balance())).toBeCloseTo(28640.5 + Number(before.nojisuan), 6)
    expect(await act('/api/dofanshui')).toMatchObject({ code: 221, message: '暂无领取额度！' })
  })
})
