import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSeededServer } from './seededState'

let server: Awaited<ReturnType<typeof openSeededServer>>
beforeAll(async () => {
  server = await openSeededServer()
})
afterAll(() => server.close())

const ask = async (path: string, body: object) => {
  const headers = { 'Content-Type': 'application/json', 'X-Demo-Control': '1' }
  const response = await server.app.request(`http://127.0.0.1${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return (await response.json()) as { code: number; message: string }
}

it.each([
  ['/api/__demo__/site', { titel: '改名' }, '没有字段 titel，可用的字段：title site_logo'],
  ['/api/__demo__/member', { username: 'demo888', balanse: '1' }, '没有字段 balanse，可用的字段：balance'],
])('%s refuses an unknown field and lists the known ones', async (path, patch, message) => {
  const answer = await ask(path, patch)
  expect(answer.code).toBe(1000)
  expect(answer.message).toContain(message)
})

it('a refused patch changes nothing', { tags: 'D41' }, async () => {
  await ask('/api/__demo__/site', { title: '改名', titel: '' })
  expect(await ask('/api/app', {})).toMatchObject({ code: 200, data: { title: '星澜娱乐' } })
})

it('code 1000 names the field that is wrong and what it should be', { tags: 'D41' }, async () => {
  const answer = await ask('/api/login_pc', { name: 'demo888', code: '3KD7' })
  expect(answer).toMatchObject({ code: 1000, message: '参数不正确：password 应为文本' })
})
