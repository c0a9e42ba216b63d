import { expect, it } from 'vitest'
import { testServer } from '../testing/testServer'

function desk() {
  const test = testServer()
  const control = (name: string, body: unknown) => test.call(`/api/__demo__/${name}`, body)
  const list = async (path: string, body: object = {}) => (await test.call(path, body)).data
  const switches = async () =>
    ((await control('state', {})).data as { switches: { kind: string; key: string; on: number }[] }).switches
  return { test, control, list, switches }
}

it('switch a notice, a banner and a promotion off and on again [D41]', async () => {
  const { test, control, list, switches } = desk()
  const member = await test.as('newbie1', 'newbie88')
  const shown = async () => {
    const [notices, banners] = [await list('/api/homenotice'), await list('/api/bannerList', { type: 1 })]
    const promotions = (await list('/api/activitylist', { type: '', page: 1 })) as { total: number }
    return [(notices as unknown[]).length, (banners as unknown[]).length, promotions.total]
  }
  const before = await shown()
  const all = await switches()
  const first = (kind: string) => all.find((each) => each.kind === kind)?.key
  const turn = (on: boolean) =>
    Promise.all(
      ['notice', 'banner', 'promotion'].map((kind) => control('switch', { kind, key: first(kind), on })),
    )
  await turn(false)
  expect(await shown()).toEqual(before.map((count) => count - 1))
  expect((await switches()).filter(({ on }) => on === 0)).toHaveLength(3)
  const apply = () => member('/api/doactivityapply', { activityid: Number(first('promotion')) })
  expect((await apply()).code).toBe(202)
  await turn(true)
  expect(await shown()).toEqual(before)
  expect((await control('switch', { kind: 'banner', key: '/nowhere.svg', on: false })).code).toBe(404)
})

it('publish a notice of their own as text, once [D41]', async () => {
  const { control, list, switches } = desk()
  const text = '今晚 <b>维护</b> & 升级'
  await control('notice', { text })
  expect((await control('notice', { text })).code).toBe(1000)
  expect((await control('notice', { text: ' ' })).code).toBe(1000)
  const [newest] = (await list('/api/homenotice')) as string[]
  expect(newest).toBe('今晚 &lt;b>维护&lt;/b> &amp; 升级')
  await control('switch', { kind: 'notice', key: (await switches())[0]?.key, on: false })
  expect((await list('/api/homenotice')) as string[]).not.toContain(newest)
})

it('write to one member or to all, as text [D41]', async () => {
  const { test, control } = desk()
  const [demo, newbie] = [await test.as('demo888', 'demo8888'), await test.as('newbie1', 'newbie88')]
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
