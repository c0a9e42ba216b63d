import { expect, it, vi } from 'vitest'
import { NodeServer } from './nodeServer'
import { malformed, type Answer, type Asked } from './orders'

class AnyServer extends NodeServer {
  constructor() {
    super({ app: { fetch: () => Response.json({ code: 500, message: '账号或密码错误', data: [] }) } })
  }
  /** What a page gets for a call. */
  ask = (path: string, payload = {}) => this.take({ path, method: 'POST', payload, headers: {} } as Asked)
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

it('a path that no page asks is refused, with the nearest one', { tags: 'D41' }, () => {
  const server = new AnyServer()
  const typo = '/api/blance' as '/api/balance'
  for (const word of [
    () => server.fail(typo),
    () => server.expectNone(typo),
    () => server.call(typo),
    () => server.clear(typo),
  ])
    expect(word).toThrow('there is no call /api/blance; the nearest is /api/balance')
  const control = '/api/__demo__/stat' as '/api/__demo__/state'
  expect(() => server.call(control)).toThrow('nearest is /api/__demo__/state')
})

it('an answer may depend on the request', { tags: 'D41' }, async () => {
  const server = new AnyServer()
  void server.answer('/api/article', ({ payload }) => (payload.type === 1 ? { status: 503 } : undefined), 2)
  expect(await server.ask('/api/article', { type: 1 })).toMatchObject({ fixed: { status: 503 } })
  expect(await server.ask('/api/article', { type: 2 })).toEqual({})
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
