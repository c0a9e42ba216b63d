import { describe, expect, it } from 'vitest'
import { testServer } from '../testing/testServer'

type Row = { activity_name: string; state: number }

describe('promotions', () => {
  it('come in pages of ten, by kind or all [s1-2]', async () => {
    const { call } = testServer()
    const page = async (type: string, number: number) =>
      (await call('/api/activitylist', { type, page: number })).data as {
        data: { id: string; type: string }[]
        total: number
      }
    const first = await page('', 1)
    expect(first.data).toHaveLength(10)
    expect((await page('', 2)).data[0]?.id).not.toBe(first.data[0]?.id)
    expect((await page('2', 1)).data.every(({ type }) => type === '2')).toBe(true)
    expect((await page('', 99)).data).toEqual([])
  })

  it('have detail texts; an unknown id is null', async () => {
    const { call } = testServer()
    expect((await call('/api/activitydeatil', { id: '1' })).data).toMatchObject({
      id: '1',
      can_apply: 1,
      content: expect.stringContaining('<'),
    })
    expect((await call('/api/activitydeatil', { id: 99999 })).data).toBeNull()
  })

  it('accept one application at a time and decide it after a minute [D39]', async () => {
    const test = testServer()
    const demo = await test.as('newbie1', 'newbie88')
    expect(await demo('/api/doactivityapply', { activityid: '1', amount: '100' }, '1')).toMatchObject({
      code: 200,
    })
    expect(await demo('/api/doactivityapply', { activityid: 1 }, '2')).toMatchObject({
      code: 202,
      message: '您已申请过该优惠，请耐心等待审核',
    })
    expect(await demo('/api/doactivityapply', { activityid: '2', amount: '8.13' }, '3')).toMatchObject({
      code: 200,
    })
    expect(await demo('/api/doactivityapply', { activityid: 'none' }, '4')).toMatchObject({
      code: 202,
      message: '没有符合条件的优惠',
    })
    const states = async () =>
      ((await demo('/api/activityApplyLog')).data as { data: Row[] }).data.map(({ state }) => state)
    expect(await states()).toEqual([1, 1])
    await test.call('/api/__demo__/clock', { offsetMs: 61_000 })
    expect((await states()).toSorted((a, b) => a - b)).toEqual([2, 3])
    expect((await demo('/api/doactivityapply', { activityid: '1' }, '5')).code).toBe(200)
  })
})
