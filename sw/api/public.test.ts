import { describe, expect, it } from 'vitest'
import { testServer } from '../testing/testServer'

const { call } = testServer()
const get = (path: string) => call(path, {}, { method: 'GET' })

describe('public calls', () => {
  it('return the site settings with the field names of the API', { tags: 's1-7' }, async () => {
    expect((await call('/api/app')).data).toMatchObject({
      title: '星澜娱乐',
      site_state: 1,
      redpacket_switch: 1,
      index_modal: 1,
    })
  })

  it('redirect no visitor', { tags: 'D18' }, async () => {
    expect(await get('/api/getVisitUrl')).toMatchObject({ status: 200, code: 500, message: 'pc' })
  })

  it.each(['/api/bannerList', '/api/homenotice', '/api/uservip', '/api/activitytype'])(
    '%s returns a non-empty list',
    async (path) => {
      const { code, data } = await call(path, { type: 1 })
      expect(code).toBe(200)
      expect((data as unknown[]).length).toBeGreaterThan(0)
    },
  )

  it('return enough games for every lobby', { tags: 's1-2' }, async () => {
    const rows = (await get('/api/game/list?category=')).data as { category_id: string }[]
    const count = (category: string) => rows.filter((row) => row.category_id === category).length
    expect(count('realbet')).toBeGreaterThanOrEqual(8)
    expect(count('concise')).toBeGreaterThanOrEqual(60)
    const fish = (await call('/api/gamelistBycode', { gamecode: 'obgdy' })).data as unknown[]
    expect(fish.length).toBeGreaterThanOrEqual(20)
    expect((await call('/api/gamelistBycode', { gamecode: 'none' })).data).toEqual([])
  })

  it.each([1, 2, 3, 4, 5, 7, 8])('return article %i', { tags: 's1-2' }, async (type) => {
    expect((await call('/api/article', { type })).data).toMatchObject({
      content: expect.stringContaining('<'),
    })
  })

  it('return null for an unknown article', async () => {
    expect((await call('/api/article', { type: 6 })).data).toBeNull()
  })

  it('return a customer service address on their own origin', { tags: 'D19' }, async () => {
    expect((await call('/api/getservicerurl')).data).toEqual({ url: 'http://localhost/demo-service.html' })
  })

  it('refuse invalid input with 1000 and unknown calls with 404', async () => {
    expect(await call('/api/article', { type: 'x', id: {} })).toMatchObject({ status: 200, code: 1000 })
    expect(await call('/api/nothing')).toMatchObject({ status: 404, code: 404 })
  })
})
