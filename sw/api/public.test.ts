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
