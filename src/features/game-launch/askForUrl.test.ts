import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ServerFailure } from '@/api/failures'
import { send } from '@/api/send'
import { getAgentLoginUrl } from '@/contract/agents'
import { getGameUrl } from '@/contract/games'
import { askForUrl } from './askForUrl'

vi.mock('@/api/send', () => ({ send: vi.fn() }))
const answer = (url: string) => vi.mocked(send).mockResolvedValue({ data: { url }, message: '' } as never)
const game = { name: 'AG', type: 'realbet', code: 'live', isAgentLogin: false }

describe('asking for the tab’s address', () => {
  beforeEach(() => {
    vi.mocked(send).mockReset()
  })

  it('asks for a game by platform, type and code [s1-2] [s1-7] [D50] [s1-7.2.10]', async () => {
    answer('https://game.example.com/x')
    await expect(askForUrl(game)).resolves.toBe('https://game.example.com/x')
    expect(send).toHaveBeenCalledExactlyOnceWith(getGameUrl, {
      plat_name: 'AG',
      game_type: 'realbet',
      game_code: 'live',
      is_mobile_url: 0,
    })
  })

  it("asks for the agents' login with dailiD [s1-2] [s1-7]", async () => {
    answer('https://agent.example.com/')
    await askForUrl({ ...game, isAgentLogin: true })
    expect(send).toHaveBeenCalledExactlyOnceWith(getAgentLoginUrl, { is_mobile_url: 0 })
  })

  it.each(['', 'javascript:alert(1)', '//host', 'https://user:word@host/'])(
    'accepts only http(s) addresses without credentials: "%s" [D19] [s1-3.6]',
    async (url) => {
      answer(url)
      await expect(askForUrl(game)).rejects.toThrow(ServerFailure)
    },
  )
})
