// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NetworkFailure, ServerFailure } from '@/api/failures'
import { readDepositNo } from '@/contract/deposits'
import { isOver, readOrder, standingOf, type Order } from './order'

const NO = '179531857516393'
const CREATED = Date.parse('2026-11-22T03:36:15Z')

/** Server responses by path; functions get the page. */
let answers: Record<string, unknown>
let asked: string[]

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', async (input: string, { body }: { body: string }) => {
    const path = new URL(input, location.origin).pathname.slice(5)
    const { page } = JSON.parse(body) as { page?: number }
    asked.push(page ? `${path} ${page}` : path)
    const answer = answers[path]
    if (answer instanceof Error) throw answer
    if (answer === 502) return new Response('<h1>502</h1>', { status: 502 })
    return Response.json(
      typeof answer === 'function' ? (answer as (page: number) => unknown)(page ?? 0) : answer,
    )
  })
})
afterEach(() => vi.unstubAllGlobals())

const info = (state: unknown) => ({
  amount: 600,
  real_money: 600,
  created_at: '2026-11-22T03:36:15.000000Z',
  paytype: '微信扫码支付',
  state,
})
const payinfo = (state?: unknown, mch_id = 'wx-1') => ({
  code: 200,
  message: 'wxpay',
  data: { deposit_no: NO, info: info(state), cardlist: { content: 'wechat', payimg: '', mch_id } },
})
const refused = (message = 'recharge order not found') => ({ code: 500, message, data: [] })
const row = (no: string, state: unknown) => ({
  out_trade_no: no,
  state,
  amount: 600,
  pay_way: 'WeChat',
  created_at: '2026-11-22T03:36:15.000000Z',
})
const records = (...rows: unknown[]) => listed(rows.length, rows)
const listed = (total: number, data: unknown[]) => ({ code: 200, message: '', data: { data, total } })
const others = (count: number) => Array.from({ length: count }, (_, index) => row(`other${index}`, 2))

const read = (known?: Order) => readOrder(NO, known, new AbortController().signal)

describe('an order', () => {
  it.each([
    [1, 'pending'],
    [2, 'approved'],
    ['3', 'rejected'],
  ])('with state %s in its payment is %s, without reading the records', async (state, named) => {
    answers = { payinfo: payinfo(state) }
    expect(await read()).toMatchObject({ state: named, amount: '600', createdAt: CREATED })
    expect(asked).toEqual(['payinfo'])
  })

  it.each([undefined, 0, 'paid'])(
    'with state %j in its payment is looked up in the records at each poll',
    async (state) => {
      answers = { payinfo: payinfo(state), gettransrecord: records(...others(3), row(NO, 1)) }
      const first = await read()
      expect(first).toMatchObject({ state: 'pending', payment: { message: 'wxpay' } })
      answers.gettransrecord = records(row(NO, 2))
      expect(await read(first)).toMatchObject({ state: 'approved', payment: { message: 'wxpay' } })
      expect(asked).toEqual(['payinfo', 'gettransrecord 1', 'gettransrecord 1'])
    },
  )

  it.each([
    [2, 'approved'],
    [3, 'rejected'],
    [1, 'pending'],
  ])('refused by payinfo but recorded in state %s is %s', async (state, named) => {
    answers = { payinfo: refused(), gettransrecord: records(row(NO, state)) }
    expect(await read()).toMatchObject({
      state: named,
      payment: null,
      refusal: '未找到订单',
      amount: '600',
      payWay: '微信',
      createdAt: CREATED,
    })
  })

  it('unknown to the server is missing, with the reason for the refusal', { tags: 'D69' }, async () => {
    answers = { payinfo: refused('wechat channel unavailable'), gettransrecord: records(...others(2)) }
    expect(await read()).toMatchObject({
      state: 'missing',
      refusal: '该支付通道暂不可用，请选择其他存款方式',
    })
  })

  it.each([5, 10])(
    'is searched on up to five pages of %i, then read from the page it was on',
    { tags: ['D69', 'D17'] },
    async (size) => {
      const pages = [others(size), others(size), [row(NO, 1)]]
      const total = 2 * size + 1
      answers = {
        payinfo: payinfo(),
        gettransrecord: (page: number) => listed(total, pages[page - 1] ?? []),
      }
      const found = await read()
      await read(found)
      expect(asked).toEqual([
        'payinfo',
        'gettransrecord 1',
        'gettransrecord 2',
        'gettransrecord 3',
        'gettransrecord 3',
      ])
      asked = []
      answers.gettransrecord = listed(1000, others(size))
      expect(await read()).toMatchObject({ state: 'unknown' })
      expect(asked).toHaveLength(6)
    },
  )

  it('keeps its first payment address while the member is paying', { tags: 'D69' }, async () => {
    answers = { payinfo: payinfo(1) }
    const first = await read()
    answers = { payinfo: payinfo(1, 'wx-2') }
    expect((await read(first)).payment).toBe(first.payment)
  })

  it('refused by payinfo once decided is read from the records', { tags: 'D69' }, async () => {
    answers = { payinfo: payinfo(1) }
    const first = await read()
    answers = { payinfo: refused(), gettransrecord: records(row(NO, 2)) }
    expect(await read(first)).toMatchObject({ state: 'approved', createdAt: CREATED })
  })

  it('is payable while the records fail, which are retried at the next poll', { tags: 'D69' }, async () => {
    answers = { payinfo: payinfo(), gettransrecord: 502 }
    const first = await read()
    expect(first).toMatchObject({ state: 'unknown', payment: { message: 'wxpay' } })
    answers.gettransrecord = records(row(NO, 3))
    expect(await read(first)).toMatchObject({ state: 'rejected' })
  })

  it('is not missing while the records fail, at first or later', { tags: 'D69' }, async () => {
    answers = { payinfo: refused(), gettransrecord: 502 }
    await expect(read()).rejects.toThrow(ServerFailure)
    answers = { payinfo: payinfo(), gettransrecord: records(row(NO, 1)) }
    const first = await read()
    answers.gettransrecord = new TypeError('network error')
    await expect(read(first)).rejects.toThrow(NetworkFailure)
  })

  it('keeps its known data when it disappears from the records', async () => {
    answers = { payinfo: payinfo(), gettransrecord: records(row(NO, 1)) }
    const first = await read()
    answers.gettransrecord = records()
    expect(await read(first)).toBe(first)
  })
})

it.each([
  ['pending', 10, 'waiting', false],
  ['unknown', 10, 'waiting', false],
  ['pending', 0, 'expired', false],
  ['approved', 10, 'approved', true],
  ['approved', 0, 'approved', true],
  ['rejected', 10, 'rejected', true],
  ['missing', 10, 'missing', true],
] as const)('an order in state %s with %i s left is %s; over: %s', (state, left, standing, over) => {
  const order = { state } as Order
  expect([standingOf(order, left), isOver(order)]).toEqual([standing, over])
})

it.each([
  ['179531854211222', true],
  ['D20251120143208871', true],
  ['WX-2025_112014', true],
  ['success', false],
  ['操作成功', false],
  ['ok 179531854211222', false],
  ['code200', false],
  ['', false],
  ['9'.repeat(65), false],
])('the message "%s" is an order number: %s', (message, isNumber) => {
  expect(readDepositNo(message)).toBe(isNumber ? message : null)
})
