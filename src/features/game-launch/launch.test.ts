// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RefusedError, ServerFailure } from '@/api/failures'
import { send } from '@/api/send'
import { getAgentLoginUrl } from '@/contract/agents'
import { getGameUrl } from '@/contract/games'
import { askForOpening, launchOf } from './launch'

vi.mock('@/api/send', () => ({ send: vi.fn() }))
const answer = (url: string) => vi.mocked(send).mockResolvedValue({ data: { url }, message: '' } as never)
const game = { name: 'AG', type: 'realbet', code: 'live', isAgentLogin: false }

it('reads platform, type and code from the address', { tags: ['s1-2', 'D50'] }, () => {
  expect(launchOf('name=AG&type=2&code=live%2F1')).toEqual({
    name: 'AG',
    type: 2,
    code: 'live/1',
    isAgentLogin: false,
  })
})

it.each(['name=PG&code=slot01', 'name=PG&type=&code=slot01'])('defaults to type 0: %s', (search) => {
  expect(launchOf(search).type).toBe(0)
})

it.each([
  ['realbet', 'realbet'],
  ['12', 12],
  ['012', '012'],
  ['1e3', '1e3'],
])('keeps the type’s spelling: %s', (type, sent) => {
  expect(launchOf(`name=AG&type=${type}&code=0`).type).toBe(sent)
})

it("is the agents' login only with dailiD=1", { tags: 's1-2' }, () => {
  expect(launchOf('dailiD=1').isAgentLogin).toBe(true)
  expect(launchOf('dailiD=0').isAgentLogin).toBe(false)
})

describe('asking for the tab’s address', () => {
  beforeEach(() => {
    vi.mocked(send).mockReset()
  })

  it('asks for a game by platform, type and code', { tags: ['s1-7', 's1-7.2.10'] }, async () => {
    answer('https://game.example.com/x')
    await expect(askForOpening(game)).resolves.toEqual({ kind: 'page', url: 'https://game.example.com/x' })
    expect(send).toHaveBeenCalledExactlyOnceWith(getGameUrl, {
      plat_name: 'AG',
      game_type: 'realbet',
      game_code: 'live',
      is_mobile_url: 0,
    })
  })

  it("asks for the agents' login with dailiD", { tags: ['s1-2', 's1-7'] }, async () => {
    answer('https://agent.example.com/')
    await askForOpening({ ...game, isAgentLogin: true })
    expect(send).toHaveBeenCalledExactlyOnceWith(getAgentLoginUrl, { is_mobile_url: 0 })
  })

  it.each([
    ['//game.example.com/x', 'page', 'https://game.example.com/x'],
    ['fishing://play?t=1', 'app', 'fishing://play?t=1'],
  ])('%s is for a %s', async (given, kind, url) => {
    answer(given)
    await expect(askForOpening(game)).resolves.toEqual({ kind, url })
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc', 'https://user:word@host/'])(
    'refuses %s by its own name',
    { tags: 'D19' },
    async (url) => {
      answer(url)
      const refusal = new RefusedError(200, '地址不安全，已停止打开')
      await expect(askForOpening(game)).rejects.toThrow(refusal)
    },
  )

  it('an answer without an address is a failure of the server', { tags: 'D19' }, async () => {
    answer('')
    await expect(askForOpening(game)).rejects.toThrow(ServerFailure)
  })
})
