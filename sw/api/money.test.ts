import { describe, expect, it } from 'vitest'
import { testServer } from '../testing/testServer'

type Transaction = { out_trade_no: string; pay_way: string; amount: string; state: number }

async function demoMember() {
  const test = testServer()
  const demo = await test.as('demo888')
  const newest = async (type: number) => {
    const filter = { date: 4, type, page: 1, api_type: '' }
    return (await demo.data<{ data: Transaction[] }>('/api/gettransrecord', filter)).data[0]
  }
  const balance = async () => (await demo.data<{ balance: string }>('/api/balance')).balance
  return { ...test, demo, act: demo.act, newest, balance }
}

const card = { bank: '星河银行', bank_no: '62001234', bank_owner: '林星澜', bank_address: '支行' }

describe('deposits', () => {
  it('are approved after 20 s, credited once, and ask for their own turnover', { tags: 'D39' }, async () => {
    const { demo, act, newest, clock, balance } = await demoMember()
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
    await clock(20_500)
    expect(await Promise.all([balance(), balance(), balance()])).toEqual(['29141.00', '29141.00', '29141.00'])
    expect((await newest(1))?.state).toBe(2)
    expect((await demo('/api/getBetAmount')).data).toEqual({ bet_amount: '500.50' })
  })

  it('ending in .13 are rejected and move nothing', { tags: 'D39' }, async () => {
    const { act, newest, clock, balance } = await demoMember()
    await act('/api/recharge', { paytype: 'wxpay', amount: 100.13 })
    await clock(20_500)
    expect(await balance()).toBe('28640.50')
    expect((await newest(1))?.state).toBe(3)
  })

  it('outside a channel’s range, or incomplete, are refused', async () => {
    const { act } = await demoMember()
    for (const [order, code] of [
      [{ paytype: 'wxpay', amount: 99 }, 212],
      [{ paytype: 'wxpay', amount: 5000.01 }, 212],
      [{ paytype: 'usdt', amount: 499, catepay: 'ERC20' }, 212],
      [{ paytype: 'bank', amount: 500, ...card, bank_owner: '' }, 1000],
      [{ paytype: 'alipay', amount: 1e21 }, 1000],
      [{ paytype: 'cash', amount: 500 }, 1000],
    ] as const)
      expect((await act('/api/recharge', order)).code, JSON.stringify(order)).toBe(code)
  })

  it('are paid by their channel’s own means', async () => {
    const { demo, act } = await demoMember()
    const [ofTron, ofEthereum] = [/^T[1-9A-HJ-NP-Za-km-z]{33}$/, /^0x[\da-fA-F]{40}$/].map((address) =>
      expect.stringMatching(address),
    )
    const coins = { real_money: '100.00', amount: '720.00', usdtrate: '7.20', bank: 'TRC20' }
    const payimg = expect.stringMatching(/^data:image\/png;base64,/)
    for (const [order, message, data] of [
      [{ paytype: 'bank', ...card }, 'bankpay', { cardlist: [{ bank_no: expect.any(String) }, {}] }],
      [
        { paytype: 'usdt', catepay: 'TRC20' },
        'usdtpay',
        { info: coins, cardlist: { content: 'USDT', mch_id: ofTron } },
      ],
      [{ paytype: 'usdt', catepay: 'ERC20' }, 'usdtpay', { cardlist: { mch_id: ofEthereum } }],
      [
        { paytype: 'wxpay' },
        'wxpay',
        { info: { real_money: '720.00' }, cardlist: { content: 'wechat', payimg } },
      ],
      [{ paytype: 'antoken' }, 'antoken', { url: ofTron }],
      [{ paytype: 'rengong' }, 'rengong', { info: { paytype: 'rengong' } }],
    ] as const) {
      const { message: deposit_no } = await act('/api/recharge', { amount: 720, ...order })
      const paid = await demo('/api/payinfo', { deposit_no })
      expect(paid).toMatchObject({ code: 200, message, data: { deposit_no, ...data } })
    }
  })

  it('tell their payment page whether they are settled', async () => {
    const { demo, act, clock } = await demoMember()
    for (const [amount, ms, state] of [
      [500, 0, 1],
      [500, 20_500, 2],
      [500.13, 41_500, 3],
    ] as const) {
      const { message: deposit_no } = await act('/api/recharge', { paytype: 'alipay', amount })
      await clock(ms)
      expect(await demo('/api/payinfo', { deposit_no })).toMatchObject({
        code: 200,
        data: { info: { state } },
      })
    }
  })

  it('that are unknown or another member’s can’t be looked up', async () => {
    const { demo, act, as } = await demoMember()
    expect(await demo('/api/payinfo', { deposit_no: 'none' })).toMatchObject({
      code: 500,
      message: '未找到订单',
    })
    const { message: deposit_no } = await act('/api/recharge', { paytype: 'wxpay', amount: 500 })
    expect((await (await as('agent88'))('/api/payinfo', { deposit_no })).code).toBe(500)
  })
})

describe('withdrawals', () => {
  const order = { amount: '200', bank: 1, password: '123456' }

  it('are held at once and paid after 30 s', { tags: 'D39' }, async () => {
    const { act, newest, clock, balance, state } = await demoMember()
    expect(await act('/api/withdraw', order)).toMatchObject({ code: 200, message: '提交成功，等待审核' })
    expect(await balance()).toBe('28440.50')
    expect(await newest(2)).toMatchObject({ pay_way: '汇旺', amount: '200.00', state: 1 })
    await clock(30_500)
    expect((await newest(2))?.state).toBe(2)
    expect(await balance()).toBe('28440.50')
    const { wallets } = await state()
    expect(wallets.find(({ username }) => username === 'demo888')).toMatchObject({
      held: '0',
      balanced: true,
    })
  })

  it('ending in .13 are returned', { tags: 'D39' }, async () => {
    const { act, newest, clock, balance } = await demoMember()
    await act('/api/withdraw', { ...order, amount: '200.13' })
    expect(await balance()).toBe('28440.37')
    await clock(30_500)
    expect(await balance()).toBe('28640.50')
    expect((await newest(2))?.state).toBe(3)
  })

  it('with a wrong amount, password or account are refused, and move nothing', async () => {
    const { act, balance } = await demoMember()
    for (const [change, code, message] of [
      [{ amount: '99.99' }, 1000, '单笔取款不能低于100'],
      [{ amount: '1e3' }, 1000, '请输入正确的金额'],
      [{ password: '000000' }, 220, '取款密码错误'],
      [{ amount: '30000' }, 208, '提现金额不能大于账户余额'],
      [{ bank: 6 }, 500, '账户不存在'],
    ] as const)
      expect(await act('/api/withdraw', { ...order, ...change })).toMatchObject({ code, message })
    expect(await balance()).toBe('28640.50')
  })

  it('are refused for missing turnover (214), over ten a day (216) and no payment password (251)', async () => {
    const { act, control } = await demoMember()
    const patch = (fields: object) => control('member', { username: 'demo888', ...fields })
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
    const { act, state, newest, balance } = await demoMember()
    await act('/api/withdraw', { ...order, bank: 4 })
    const { pending } = await state()
    // 200 / 7.10 = 28.169, rounded down to 28.16, less 5 for ERC20.
    expect(pending).toMatchObject([{ pay_way: 'USDT-ERC20', amount: '200', real_money: '23.16' }])
    expect(await newest(2)).toMatchObject({ pay_way: 'USDT-ERC20', amount: '23.16' })
    expect(await balance()).toBe('28440.50')
  })
})

describe('payout accounts', () => {
  it('are listed by kind, coins with their chain in bank_owner', { tags: ['s2-3', 'D22'] }, async () => {
    const { demo } = await demoMember()
    const list = (type: number) => demo.data<object[]>('/api/getcard', { type })
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
    const short = {
      ...usdt,
      bank: '青云银行',
      bank_owner: '林星澜',
      bank_no: '1234567',
      bank_address: '支行',
    }
    expect((await act('/api/bindcard', short)).message).toBe('请输入正确的卡号长度')
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
    const agent = await as('agent88')
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
    const list = () => demo.data<Totals>('/api/getfanshui', { date: 4, page: 1, api_type: '', type: '' })
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
