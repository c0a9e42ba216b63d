import { afterAll, beforeAll, expect, it } from 'vitest'
import { open } from './serve'

let server: Awaited<ReturnType<typeof open>>
beforeAll(async () => {
  server = await open(0)
})
afterAll(() => server.close())

const post = async (path: string, values: object, token = '') => {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: {
      Origin: 'https://other.example',
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(values),
  })
  return ((await response.json()) as { data: Record<string, string> }).data
}

it('a launch works with serve alone: it has the game’s page and its script', { tags: 'D83' }, async () => {
  const { token } = await post('/api/login', { name: 'demo888', password: 'demo8888' })
  const { url = '' } = await post('/api/getGameUrl', { plat_name: 'pg', game_type: 'concise' }, token)
  const page = await fetch(url)
  const [, script = ''] = /src="(\/sw\/demo\/game\/[^"]+)"/.exec(await page.text()) ?? []
  expect([url.startsWith(server.url), page.status]).toEqual([true, 200])
  const code = await fetch(server.url + script)
  expect([code.status, code.headers.get('Content-Type')]).toEqual([200, 'text/javascript'])
  const [, ticket = ''] = /ticket=(\w+)/.exec(url) ?? []
  const state = await fetch(`${server.url}/api/__demo__/game/state`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Demo-Control': '1', Origin: server.url },
    body: JSON.stringify({ ticket }),
  })
  expect(await state.json()).toMatchObject({
    code: 200,
    data: { balance: expect.stringMatching(/^28640\.50?$/) },
  })
})

it('pictures have addresses that pages of other origins can read', { tags: 'D83' }, async () => {
  const [banner] = (await post('/api/bannerList', {})) as unknown as { src: string }[]
  const picture = await fetch(banner!.src)
  expect([picture.status, picture.headers.get('Access-Control-Allow-Origin')]).toEqual([200, '*'])
})
