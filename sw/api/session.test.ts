import { afterEach, describe, expect, it, vi } from 'vitest'
import { testServer } from '../testing/testServer'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const newcomer = {
  name: 'newman9',
  password: 'abcd1234',
  confirmPass: 'abcd1234',
  realname: '张三',
  paypassword: '123456',
  code: '3KD7',
}

describe('session calls', () => {
  it('log a member in and return the profile', { tags: ['D38', 's1-3.2.1,2'] }, async () => {
    const { as } = testServer()
    const demo = await as('demo888')
    const { code, data } = await demo('/api/user')
    expect(code).toBe(200)
    expect(data).toMatchObject({
      username: 'demo888',
      current_vip: 'VIP3',
      balance: '28640.50',
      isblack: 0,
      status: 1,
      transferstatus: 1,
    })
  })

  it('refuse an unknown name with 202 and a wrong password with 203', async () => {
    const { call } = testServer()
    for (const [name, code, message] of [
      ['nobody1', 202, '用户不存在'],
      ['demo888', 203, '登录密码错误'],
    ] as const) {
      const sent = { name, password: 'x', code: '' }
      expect(await call('/api/login_pc', sent)).toMatchObject({ status: 200, code, message })
    }
  })

  it('register a name once', async () => {
    const { call } = testServer()
    expect((await call('/api/register', newcomer)).code).toBe(200)
    expect(await call('/api/register', newcomer)).toMatchObject({ code: 201, message: '此用户名已被注册' })
  })

  it('validate registrations', async () => {
    const { call } = testServer()
    for (const [change, message] of [
      [{ name: 'abcdef' }, '用户名长度不得低于6位，以字母和数字组合！'],
      [{ password: 'short1' }, '密码长度最少8位！以字母和数字组合！'],
      [{ password: 'a1'.repeat(26) }, '密码长度最多50位！'],
      [{ confirmPass: 'abcd12345' }, '两次密码不一致！'],
      [{ realname: '张3' }, '姓名格式不正确，可以是中，英文名称！'],
      [{ paypassword: '12345' }, '支付密码长度需是6位！'],
      [{ paypassword: '1234567' }, '支付密码长度需是6位！'],
    ] as const)
      expect(await call('/api/register', { ...newcomer, ...change })).toMatchObject({ code: 1000, message })
  })

  it('follow the build’s password rules, for seeded members too', { tags: ['D60', 'D38'] }, async () => {
    vi.stubEnv('VITE_PAYMENT_PASSWORD', '8-20')
    vi.stubEnv('VITE_LOGIN_PASSWORD', '9-20')
    vi.resetModules()
    const { call, as } = (await import('../testing/testServer')).testServer()
    const long = { ...newcomer, password: 'abcd12345', confirmPass: 'abcd12345', paypassword: 'abcd-1234' }
    for (const [change, message] of [
      [{ password: 'abcd1234' }, '密码长度最少9位！以字母和数字组合！'],
      [{ password: 'abc1'.repeat(6) }, '密码长度最多20位！'],
      [{ paypassword: '123456' }, '支付密码长度需是8到20位！'],
    ] as const)
      expect(await call('/api/register', { ...long, ...change })).toMatchObject({ code: 1000, message })
    expect((await call('/api/register', long)).code).toBe(200)
    const demo = await as('demo888')
    const short = { password: '12345678', paypassword: '654321', newpasword: '654321' }
    expect(await demo('/api/editPayPassword', short, '1')).toMatchObject({ message: '支付密码为8到20位' })
    const fresh = { ...short, paypassword: 'abcd1234', newpasword: 'abcd1234' }
    expect((await demo('/api/editPayPassword', fresh, '2')).code).toBe(200)
  })

  it('give a new member 888.00 and state the turnover before a withdrawal', { tags: 'D38' }, async () => {
    const { call } = testServer()
    const told = '888.00元演示礼金已到账，完成1倍流水后可取款'
    const registered = await call('/api/register', newcomer)
    expect(registered.message).toBe(`注册成功，${told}`)
    const { api_token: token } = registered.data as { api_token: string }
    const member = { username: 'newman9', balance: '888.00', transferstatus: 1 }
    expect((await call('/api/user', {}, { token })).data).toMatchObject(member)
    const { data } = await call('/api/noticeList', { page: 1 }, { token })
    expect(data).toMatchObject({
      data: [{ title: '注册礼金已到账', content: expect.stringContaining(told) }],
    })
    expect((await call('/api/getBetAmount', {}, { token })).data).toEqual({ bet_amount: '888.00' })
    const account = { bank: '青云银行', bank_no: '620088889999', bank_address: '支行' }
    await call(
      '/api/bindcard',
      { ...account, bank_owner: newcomer.realname, pay_pass: newcomer.paypassword },
      { token, id: '1' },
    )
    const [{ id } = { id: 0 }] = (await call('/api/getcard', { type: 1 }, { token })).data as { id: number }[]
    const order = { amount: '200', bank: id, password: newcomer.paypassword }
    expect(await call('/api/withdraw', order, { token, id: '2' })).toMatchObject({ code: 214 })
  })

  it('repeat the first response to a repeated registration, even if both arrive at once', async () => {
    const { call } = testServer()
    const replies = await Promise.all([1, 2, 3].map(() => call('/api/register', newcomer, { id: 'once' })))
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
    expect(replies[0]?.code).toBe(200)
  })

  it('return 401 without a session and after logoff', { tags: 'D15' }, async () => {
    const { call, logIn } = testServer()
    expect(await call('/api/balance')).toMatchObject({ status: 401, code: 401 })
    const token = await logIn('demo888')
    expect((await call('/api/logoff', {}, { token })).code).toBe(200)
    expect(await call('/api/balance', {}, { token })).toMatchObject({ status: 401, code: 401 })
  })

  it.each([
    ['black01', 'black001', { isblack: 1, status: 1 }],
    ['close01', 'close001', { isblack: 0, status: 0 }],
  ])('lets %s in, tells by flags, and answers every other member call 403', async (name, password, flags) => {
    const { as } = testServer()
    const blocked = await as(name, password)
    expect((await blocked('/api/user')).data).toMatchObject(flags)
    expect(await blocked('/api/balance')).toMatchObject({
      status: 403,
      code: 403,
      message: '该用户已被禁用，请联系管理员！',
    })
  })
})
