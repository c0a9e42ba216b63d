import { expect, it } from 'vitest'
import { banners } from '../db/seed/banners'
import { notices } from '../db/seed/notices'
import { testServer } from '../testing/testServer'

function desk() {
  const test = testServer()
  const { control } = test
  const list = async (path: string, body: object = {}) => (await test.call(path, body)).data
  const switchedOff = async () => (await test.state()).switchedOff ?? []
  return { test, control, list, switchedOff }
}

it('switch a notice, a banner and a promotion off and on again', { tags: 'D41' }, async () => {
  const { test, control, list, switchedOff } = desk()
  const member = await test.as('newbie1')
  const shown = async () => {
    const [notices, banners] = [await list('/api/homenotice'), await list('/api/bannerList', { type: 1 })]
    const promotions = (await list('/api/activitylist', { type: '', page: 1 })) as { total: number }
    return [(notices as unknown[]).length, (banners as unknown[]).length, promotions.total]
  }
  const before = await shown()
  const keys = { notice: notices[0]?.content, banner: banners[0]?.src, promotion: '1' }
  const turn = async (on: boolean) => {
    for (const [kind, key] of Object.entries(keys)) await control('switch', { kind, key, on })
  }
  await turn(false)
  expect(await shown()).toEqual(before.map((count) => count - 1))
  expect(await switchedOff()).toHaveLength(3)
  const apply = () => member('/api/doactivityapply', { activityid: 1 })
  expect((await apply()).code).toBe(202)
  await turn(true)
  expect(await shown()).toEqual(before)
  expect(await switchedOff()).toEqual([])
  expect((await control('switch', { kind: 'other', key: '1', on: false })).code).toBe(1000)
})

it('publish a notice of their own as text, once', { tags: 'D41' }, async () => {
  const { control, list } = desk()
  const text = '今晚 <b>维护</b> & 升级'
  await control('notice', { text })
  expect((await control('notice', { text })).code).toBe(1000)
  expect((await control('notice', { text: ' ' })).code).toBe(1000)
  const [newest] = (await list('/api/homenotice')) as string[]
  expect(newest).toBe('今晚 &lt;b>维护&lt;/b> &amp; 升级')
  await control('switch', { kind: 'notice', key: newest, on: false })
  expect((await list('/api/homenotice')) as string[]).not.toContain(newest)
})

it('write to one member or to all, as text', { tags: 'D41' }, async () => {
  const { test, control } = desk()
  const [demo, newbie] = [await test.as('demo888'), await test.as('newbie1')]
  const newest = async (member: typeof demo) =>
    ((await member('/api/noticeList', { page: 1 })).data as { data: { title: string; content: string }[] })
      .data[0]
  await control('message', { username: 'newbie1', title: '您好', text: '第一行\n<i>第二行</i>' })
  expect(await newest(newbie)).toMatchObject({
    title: '您好',
    content: '<p>第一行</p><p>&lt;i>第二行&lt;/i></p>',
  })
  expect((await newest(demo))?.title).not.toBe('您好')
  await control('message', { title: '全体通知', text: '内容' })
  expect([(await newest(demo))?.title, (await newest(newbie))?.title]).toEqual(['全体通知', '全体通知'])
  expect((await control('message', { username: 'nobody', title: '您好', text: '内容' })).code).toBe(202)
  expect((await control('message', { title: '', text: '内容' })).code).toBe(1000)
})
