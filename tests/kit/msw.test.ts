import { expect, it } from 'vitest'
import { portalHandlers } from './msw'

it('MSW’s handler keeps one state, and answers pages of any origin', async () => {
  const [{ path, answer }] = portalHandlers({ all: (path, answer) => ({ path, answer }) }) as [
    { path: string; answer: (asked: { request: Request }) => Promise<Response> },
  ]
  expect(path).toBe('*/api/*')
  const ask = async (call: string, body: object, token = '') => {
    const headers = {
      'Content-Type': 'application/json',
      Origin: 'http://localhost:6006',
      Authorization: `Bearer ${token}`,
    }
    const request = new Request(`https://api.host.example${call}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return (await (await answer({ request })).json()) as { data: { new_api_token: string } }
  }
  const { data } = await ask('/api/login_pc', { name: 'newbie1', password: 'newbie88', code: '' })
  const deposit = { paytype: 'alipay', amount: 399 }
  expect(await ask('/api/recharge', deposit, data.new_api_token)).toMatchObject({ code: 200 })
  const records = { date: 4, page: 1, api_type: '', type: 1 }
  expect(await ask('/api/gettransrecord', records, data.new_api_token)).toMatchObject({
    data: { data: [{ amount: '399.00' }] },
  })
})
