// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listNotices } from '@/contract/content'
import { createDeposit, getPayment } from '@/contract/deposits'
import { listGames } from '@/contract/games'
import { getMember, uploadAvatar } from '@/contract/member'
import { createWithdrawal } from '@/contract/payouts'
import { grabRedPacket } from '@/contract/redPackets'
import { logIn } from '@/contract/session'
import { money } from '@/contract/values/money'
import { getBalance, getVenueBalance, MAIN_WALLET, recallAll, transfer } from '@/contract/wallet'
import { beginSession, endSession, session } from '@/state/session'
import { NetworkFailure, RefusedError, ServerFailure, UnknownOutcome } from './failures'
import { send } from './send'
import { onSessionLoss } from './sessionLoss'

vi.mock('./lines', () => ({ baseAddress: '', usesNetwork: true, sendsRequestId: true }))

type Call = { url: string; init: RequestInit & { headers: Record<string, string> } }
let calls: Call[] = []
let answer: () => Response | Promise<Response>

beforeEach(() => {
  calls = []
  answer = () => Response.json({ code: 200, message: '', data: null })
  vi.stubGlobal('fetch', async (url: string, init: Call['init']) => {
    calls.push({ url, init })
    return answer()
  })
})
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
  onSessionLoss(() => {})
})

const header = (name: string) => calls[0]?.init.headers[name]

describe('a page that is about to leave', () => {
  const hang = () =>
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      return new Promise<Response>((_answer, fail) =>
        signal?.addEventListener('abort', () => fail(signal.reason)),
      )
    })

  it.each(['beforeunload', 'pagehide'])(
    'aborts its reads at %s and keeps what changes something',
    { tags: ['D24', 'D25'] },
    async (event) => {
      hang()
      beginSession('t1')
      const read = send(getBalance, {}).catch((error: Error) => error)
      const change = vi.fn()
      void send(recallAll, {}).then(change, change)
      void send(logIn, { name: 'a', password: 'b', code: '' }).then(change, change)
      dispatchEvent(new Event(event))
      expect(await read).toMatchObject({ name: 'AbortError' })
      await new Promise((then) => setTimeout(then, 10))
      expect(change).not.toHaveBeenCalled()
    },
  )
})

describe('the request', () => {
  it(
    'carries the session token as bearer, empty without a session',
    { tags: ['s1-7.1', 's2-7.1'] },
    async () => {
      await send(listNotices, {})
      expect(header('Authorization')).toBe('Bearer ')
      calls = []
      beginSession('t1')
      await send(getMember, {})
      expect(header('Authorization')).toBe('Bearer t1')
      expect(header('Content-Type')).toBe('application/json')
    },
  )

  it('asks for Chinese messages, also in uploads', { tags: 'D61' }, async () => {
    await send(listNotices, {})
    await send(listGames, { category: '' })
    await send(uploadAvatar, { file: new Blob(['x']) })
    expect(calls.map(({ init }) => init.headers.Lang)).toEqual(['zh', 'zh', 'zh'])
  })

  it('puts a GET’s input into the query and path parameters into the path', { tags: 's1-7.2' }, async () => {
    await send(listGames, { category: '' })
    await send(getVenueBalance, { platname: 'A/G' })
    expect(calls.map(({ url }) => url)).toEqual(['/api/game/list?category=', '/api/userapimoney/A%2FG'])
    expect(calls[1]?.init.body).toBe('{}')
  })

  it(
    'sends a file as multipart and leaves the content type to the browser',
    { tags: 's2-7.2.3' },
    async () => {
      await send(uploadAvatar, { file: new Blob(['x']) })
      expect(calls[0]?.init.body).toBeInstanceOf(FormData)
      expect(header('Content-Type')).toBeUndefined()
    },
  )

  it('gives each changing call its own request id, and reads none', { tags: 'D24' }, async () => {
    await send(recallAll, {})
    await send(recallAll, {})
    await send(listNotices, {})
    const ids = calls.map(({ init }) => init.headers['X-Request-Id'])
    expect(ids[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(ids[1]).not.toBe(ids[0])
    expect(ids[2]).toBeUndefined()
  })

  it('lets go of the time-out and the caller’s signal when the call ends', async () => {
    const signals = [new AbortController().signal, new AbortController().signal] as const
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(signals[0])
    const added = signals.map((signal) => vi.spyOn(signal, 'addEventListener'))
    await send(listNotices, {}, { signal: signals[1] })
    for (const { mock } of added) {
      const options = mock.calls[0]?.[2] as AddEventListenerOptions | undefined
      expect(options?.signal?.aborted).toBe(true)
    }
    timeout.mockRestore()
  })

  it('sends no changing call while offline, until a read is answered', { tags: 'D24' }, async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    dispatchEvent(new Event('offline'))
    await expect(send(recallAll, {})).rejects.toMatchObject({ name: 'NetworkFailure', sent: false })
    expect(calls).toEqual([])
    answer = () => Response.json({ code: 200, message: '', data: [] })
    await send(listNotices, {})
    await send(recallAll, {})
    expect(calls).toHaveLength(2)
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    await expect(send(listNotices, {})).rejects.toBeInstanceOf(NetworkFailure)
    await expect(send(recallAll, {})).rejects.toMatchObject({ name: 'NetworkFailure', sent: false })
    expect(calls).toHaveLength(3)
    vi.restoreAllMocks()
  })
})

describe('the response', () => {
  it('is a refusal with the server’s message for any other code', { tags: 's1-8.1' }, async () => {
    answer = () => Response.json({ code: 203, message: '登录密码错误', data: [] })
    await expect(send(logIn, { name: 'a', password: 'b', code: 'c' })).rejects.toMatchObject({
      name: 'RefusedError',
      code: 203,
      message: '登录密码错误',
    })
    answer = () => Response.json({ code: 500 })
    await expect(send(listNotices, {})).rejects.toBeInstanceOf(RefusedError)
  })

  it.each([
    ['a withdrawal', createWithdrawal, { amount: money('100'), bank: 1, password: '123456' }],
    ['a recall', recallAll, {}],
    ['a red packet', grabRedPacket, {}],
  ] as const)(
    'of %s is an unknown outcome if a success brings nothing that servers of the family send',
    { tags: 'D24' },
    async (_, call, input) => {
      beginSession('t1')
      for (const nothing of [{}, { data: {} }]) {
        answer = () => Response.json({ code: 200, message: 'success', ...nothing })
        await expect(send(call, input as never)).rejects.toMatchObject({ vague: { balance: null } })
      }
    },
  )

  const MOVE = { amount: money('10'), sourcetype: MAIN_WALLET, targettype: 'AG' }

  it.each([
    ['a red packet’s amount', grabRedPacket, {}, '成功领取', { redpacketmoney: 5.88 }],
    ['the balance after a transfer', transfer, MOVE, '成功', { balance: '12335.67' }],
  ] as const)(
    'is an unknown outcome without %s, which its call needs',
    { tags: 'D24' },
    async (_, call, input, message, whole) => {
      beginSession('t1')
      const [name] = Object.keys(whole) as [string]
      for (const data of [[], '', null, { [name]: '' }, { sendnums: 1 }]) {
        answer = () => Response.json({ code: 200, message, data })
        await expect(send(call, input as never)).rejects.toBeInstanceOf(UnknownOutcome)
      }
      answer = () => Response.json({ code: 200, message, data: whole })
      expect((await send(call, input as never)).data).toEqual({ [name]: String(Object.values(whole)[0]) })
    },
  )

  it('of a deposit is an unknown outcome without its number', { tags: 'D24' }, async () => {
    beginSession('t1')
    for (const paytype of ['alipay', 'rengong'] as const)
      for (const message of ['success', '成功', '操作成功', '']) {
        answer = () => Response.json({ code: 200, message, data: [] })
        const order = send(createDeposit, { paytype, amount: money('500') })
        await expect(order).rejects.toBeInstanceOf(UnknownOutcome)
      }
  })

  it('of a money call that leaves its end open keeps the balance beside it', { tags: 'D24' }, async () => {
    answer = () => Response.json({ code: 209, message: '返回数据解析失败', data: { balance: 12666.67 } })
    await expect(send(recallAll, {})).rejects.toMatchObject({ vague: { balance: 12666.67 } })
    answer = () => Promise.reject(new TypeError('failed to fetch'))
    await expect(send(recallAll, {})).rejects.toMatchObject({ vague: undefined })
  })

  it('is no answer if it comes by a redirect, which is never followed', { tags: 'D76' }, async () => {
    // What `redirect: 'manual'` hands out, whatever the status and address were.
    answer = () => Object.defineProperty(new Response(null), 'ok', { value: false })
    beginSession('t1')
    await expect(send(recallAll, {})).rejects.toBeInstanceOf(UnknownOutcome)
    for (const call of [
      send(getMember, {}),
      send(logIn, { name: 'a', password: 'b', code: 'c' }),
      send(uploadAvatar, { file: new Blob(['x']) }),
    ])
      await expect(call).rejects.toBeInstanceOf(ServerFailure)
    expect(calls.map(({ init }) => init.redirect)).toEqual(['manual', 'manual', 'manual', 'manual'])
  })

  it('keeps the message of a read and an order number unchanged', { tags: 'D61' }, async () => {
    beginSession('t1')
    answer = () => Response.json({ code: 200, message: '179531854211222', data: [] })
    const order = { paytype: 'alipay', amount: money('100') } as const
    expect((await send(createDeposit, order)).message).toBe('179531854211222')
    answer = () => Response.json({ code: 200, message: 'usdtpay', data: {} })
    expect((await send(getPayment, { deposit_no: '1' })).message).toBe('usdtpay')
  })
})

describe('the session', () => {
  it.each([
    ['HTTP 403', { code: 403, message: '该地区不可用' }, 403, '该地区不可用'],
    ['code 403', { code: 403, message: '该地区不可用' }, 200, '该地区不可用'],
    ['HTTP 403 with another code', { code: 500, message: '游戏维护中' }, 403, '游戏维护中'],
  ])('survives %s, a refusal with its message', { tags: 'D45' }, async (_, body, status, message) => {
    const lost = vi.fn()
    onSessionLoss(lost)
    beginSession('t1')
    answer = () => Response.json(body, { status })
    for (const call of [send(getMember, {}), send(recallAll, {}), send(listNotices, {})])
      await expect(call).rejects.toMatchObject({ name: 'RefusedError', message })
    answer = () => new Response('<h1>403 Forbidden</h1>', { status: 403 })
    await expect(send(getMember, {})).rejects.toBeInstanceOf(ServerFailure)
    expect(lost).not.toHaveBeenCalled()
    expect(session.token).toBe('t1')
  })

  it('survives a 401 of a call without a token', { tags: 'D66' }, async () => {
    answer = () => Response.json({ code: 401, message: '未授权' }, { status: 401 })
    await expect(send(logIn, { name: 'a', password: 'b', code: 'c' })).rejects.toMatchObject({ code: 401 })
  })

  it(
    'ends on a 401 of a public call with its token, and a read is retried without it',
    { tags: 'D66' },
    async () => {
      const lost = vi.fn(endSession)
      onSessionLoss(lost)
      beginSession('t1')
      answer = () =>
        calls.length === 1
          ? Response.json({ code: 401, message: 'login expired' }, { status: 401 })
          : Response.json({ code: 200, message: '', data: ['公告'] })
      expect((await send(listNotices, {})).data).toMatchObject([{ text: '公告' }])
      expect(lost).toHaveBeenCalledOnce()
      expect(calls.map(({ init }) => init.headers.Authorization)).toEqual(['Bearer t1', 'Bearer '])
    },
  )
})
