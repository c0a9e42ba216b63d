import { expect, it, vi } from 'vitest'
import { NodeServer } from './nodeServer'
import { malformed, type Answer, type Asked } from './orders'

const answers: Record<string, object> = {
  '/api/login_pc': { code: 500, message: '账号或密码错误', data: [] },
  '/api/balance': { code: 200, message: '', data: { balance: '5' } },
}
class AnyServer extends NodeServer {
  constructor() {
    super({ app: { fetch: ({ url }) => Response.json(answers[new URL(url).pathname]) } })
  }
  /** What a page gets for a call. */
  ask = (path: string) => this.take({ path, method: 'POST', payload: {}, headers: {} } as Asked)
}

it('a token of nobody is an error with the server’s words', async () => {
  await expect(new AnyServer().tokenOf('nobody', 'x')).rejects.toThrow('nobody cannot log in: 账号或密码错误')
})

it.each([0, 1.5, Infinity])('%s times is refused where it is said', (times) => {
  const server = new AnyServer()
  expect(() => server.fail('/api/balance', times)).toThrow(`server.fail('/api/balance', …, ${times})`)
  expect(() => server.answer('/api/balance', { status: 500 }, times)).toThrow('server.answer')
})

const envelope = { code: 200, message: '' }

it.each<[object, string]>([
  [{ jsn: envelope }, 'an answer has no jsn; it may have status json text delayMs drop'],
  [{ json: { cod: 200 } }, '{"cod":200} is no { code, message, data }: say malformed(…)'],
  [{ json: { ...envelope, dta: 1 } }, 'is no { code, message, data }'],
  [{ json: null }, 'is no { code, message, data }'],
])('%j is no answer, neither by order nor by a function', async (wrong, told) => {
  const server = new AnyServer()
  expect(() => server.answer('/api/balance', wrong as Answer)).toThrow(told)
  void server.answer('/api/balance', () => wrong as Answer)
  expect(await server.ask('/api/balance')).toEqual({ drop: 'request' })
  await expect(server.atEnd()).rejects.toThrow('answers of this test')
})

it('malformed is the way out of types and checks', async () => {
  const server = new AnyServer()
  await server.answer('/api/balance', { json: malformed({ cod: 200 }) })
  expect(await server.ask('/api/balance')).toMatchObject({ fixed: { body: '{"cod":200}' } })
  await server.atEnd()
})

it('calls, answers and patches are typed by the contract', async () => {
  const server = new AnyServer()
  const { data } = await server.call('/api/balance')
  expect(data.balance).toBe('5')
  // @ts-expect-error a field that the answer has not
  expect(data.balanse).toBeUndefined()
  const typos = () => {
    // @ts-expect-error no part of an answer
    void server.answer('/api/balance', { jsn: envelope })
    // @ts-expect-error no field of a row
    void server.answer('/api/noticeList', { json: { ...envelope, data: { data: [{ titel: '' }] } } })
    // @ts-expect-error no field of the request
    void server.call('/api/transfer', { amount: '5', sourcetype: 'userbalance', targetype: 'AG' })
    // @ts-expect-error no field of app info
    void server.site({ titel: '' })
  }
  expect(typos).toBeTypeOf('function')
  const read: unknown[] = []
  await server.answer('/api/noticeList', { json: { ...envelope, data: { data: read, total: 0 } } })
  await server.answer('/api/article', ({ payload }) => ({ json: { code: payload.type, data: null } }))
})

it('a call that no handler knows fails a test, is warned of, or passes', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const server = new AnyServer()
  await server.ask('/api/nope')
  await server.atEnd()
  expect(warn).not.toHaveBeenCalled()
  await server.atEnd('warn')
  expect(warn).toHaveBeenCalledExactlyOnceWith('calls that no handler knows:\n  POST /api/nope')
  await expect(server.atEnd('error')).rejects.toThrow('POST /api/nope')
  warn.mockRestore()
})
