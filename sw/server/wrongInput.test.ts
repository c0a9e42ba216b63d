import { beforeAll, expect, it } from 'vitest'
import { testServer } from '../testing/testServer'

const test = testServer()
let token = ''
beforeAll(async () => void (token = await test.logIn('demo888')))

it.each([
  [
    '/api/recharge',
    { amont: 399 },
    ['amount 应为数字', 'paytype 应为"', '"usdt"', '"wxpay"', '没有字段 amont，可用的字段：'],
  ],
  ['/api/recharge', { paytype: 'usdt', amount: 399 }, ['catepay 应为"TRC20"或"ERC20"']],
  ['/api/recharge', { paytype: 'wxpay', amount: '多少' }, ['amount 应为数字']],
  ['/api/recharge', { paytype: 'cash', amount: 399 }, ['paytype 应为"', '"usdt"', '"rengong"']],
  ['/api/bindcard', { bank: 'USDT', bank_no: 'T1', pay_pass: '1' }, ['bank_owner 应为"TRC20"或"ERC20"']],
  ['/api/delcard', { id: true, pay_pass: '1' }, ['id 应为数字或文本']],
  ['/api/withdraw', { amount: 100, bank: 1, password: '1' }, ['amount 应为文本']],
  ['/api/__demo__/member', { username: 'demo888', venues: { XX: '1' } }, ['没有字段 venues.XX']],
  ['/api/__demo__/hold', { on: 'yes', off: 1 }, ['on 应为true或false', '没有字段 off，可用的字段：on']],
])('%s with %j tells the wrong field and what it should be', { tags: 'D41' }, async (path, sent, parts) => {
  const { code, message } = await test.call(path, sent, { token })
  expect(code).toBe(1000)
  for (const part of parts) expect(message).toContain(part)
})

it('only what is wrong with the meant kind of request is told', { tags: 'D41' }, async () => {
  const sent = { paytype: 'usdt', amount: 399, bank: '', bank_address: '', bank_no: '', bank_owner: '' }
  const { message } = await test.call('/api/recharge', sent, { token })
  expect(message).toBe('参数不正确：catepay 应为"TRC20"或"ERC20"')
})
