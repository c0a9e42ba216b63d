import { afterEach, describe, expect, it, vi } from 'vitest'
import { money } from '@/contract/values/money'
import { NoAnswer, Refused } from '../ask'
import { yuan } from '../desk/texts'
import { placeBet } from './gameServer'

const answer = (respond: () => Promise<Response>) => {
  const fetch = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(respond)
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const json = (body: unknown) => async () => Response.json(body)
const sent = { id: 'id1', ticket: 't1', stake: money('10'), picks: ['banker'], at: 1 }
const bet = () => placeBet(sent)

afterEach(() => vi.unstubAllGlobals())

describe('the game window', () => {
  it('sends one bet with its ticket, exact stake and request id', { tags: ['D24', 'D26'] }, async () => {
    const data = { bet_id: 'AG1', playmemo: '第1局', win: '15.00', result: null }
    const fetch = answer(json({ code: 200, message: '', data }))
    expect(await bet()).toEqual(data)
    expect(fetch).toHaveBeenCalledTimes(1)
    const [path, init] = fetch.mock.calls[0]!
    expect(path).toBe('/api/__demo__/game/bet')
    expect(init.body).toBe('{"ticket":"t1","amount":"10","picks":["banker"]}')
    expect(new Headers(init.headers).get('X-Request-Id')).toBe('id1')
  })

  it('distinguishes a refusal from a lost response, after which the bet may stand', async () => {
    answer(json({ code: 210, message: '余额不足', data: [] }))
    await expect(bet()).rejects.toEqual(new Refused('余额不足'))
    const lost: (() => Promise<Response>)[] = [
      () => Promise.reject(new TypeError('dropped')),
      async () => new Response('<html>'),
      async () => new Response(''),
      json({ code: 200, message: '', data: [] }),
    ]
    for (const respond of lost) {
      answer(respond)
      await expect(bet()).rejects.toBeInstanceOf(NoAnswer)
    }
  })

  it('looks up a bet under the same request id without placing it', { tags: ['D24', 'D68'] }, async () => {
    const fetch = answer(json({ code: 404, message: '未成立，没有扣款', data: [] }))
    await expect(placeBet(sent, { told: true })).rejects.toEqual(new Refused('未成立，没有扣款'))
    const [path, init] = fetch.mock.calls[0]!
    expect(path).toBe('/api/__demo__/game/bet')
    expect(init.body).toBe('{"ticket":"t1","amount":"10","picks":["banker"],"told":true}')
    expect(new Headers(init.headers).get('X-Request-Id')).toBe('id1')
  })

  it('shows money with separators and two decimals, and never 0.00 for an unknown balance', () => {
    expect([yuan('28640.5'), yuan('5'), yuan('1234567.89'), yuan(null)]).toEqual([
      '¥ 28,640.50',
      '¥ 5.00',
      '¥ 1,234,567.89',
      '--',
    ])
  })
})
