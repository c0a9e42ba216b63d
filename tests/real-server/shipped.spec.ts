import { expect, test, type Page } from '../kit/fixtures'

// A server of the family that lacks articles or banners: the shipped ones stand in.
test.use({ host: 'family' })

const article = (page: Page) => page.getByRole('main').getByRole('article')
const slides = (page: Page) =>
  page.getByRole('region', { name: '首页横幅' }).locator('[aria-roledescription=幻灯片]')

const MISSING = { status: 404, text: '<h1>Not Found</h1>' }
const REFUSED = { json: { code: 404, message: 'not found', data: [] } }
const FAILING = { status: 500, text: 'Whoops' }
const EMPTY = { json: { code: 200, message: '', data: null } }

for (const [what, articles, banners] of [
  ['has no such calls', MISSING, REFUSED],
  ['fails or answers with nothing', FAILING, EMPTY],
] as const)
  test(`a server that ${what}: shipped articles, banners to this portal’s pages`, async ({
    visitor,
    server,
  }) => {
    server.answer('/api/article', articles, 9)
    server.answer('/api/bannerList', banners, 9)
    await visitor.goto('/')
    await expect(slides(visitor)).toHaveCount(6)
    const links = await slides(visitor)
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual(['#/activity', '#/realbet', '#/activity', '#/joker', '#/lottery', '#/app'])
    const picture = (place: number) => slides(visitor).nth(place).locator('img')
    await expect(picture(0)).toHaveAttribute('src', '/art/stage-1-welcome.svg')
    await expect(picture(1)).toHaveAttribute('src', '/art/stage-2-live.svg')
    await visitor.goto('/#/abouts?type=8')
    await expect(article(visitor)).toContainText('未满18周岁禁止参与')
    await visitor.getByRole('tab', { name: '联系我们' }).click()
    await expect(article(visitor)).toContainText('service@example.com')
    await expect(visitor.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  })

test('own articles and banners are shown; a missing article is the shipped one until the server has it', async ({
  visitor,
  server,
}) => {
  const asked: string[] = []
  visitor.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await visitor.goto('/')
  await expect(slides(visitor)).toHaveCount(2)
  await visitor.goto('/#/abouts?type=2')
  await expect(article(visitor)).toContainText('第 2 篇')
  expect(asked.filter((path) => path.startsWith('/texts/'))).toEqual([])
  // The family has no 关于我们.
  await visitor.getByRole('tab', { name: '关于我们' }).click()
  await expect(article(visitor)).toContainText('综合娱乐平台')
  const own = { code: 200, message: '', data: { content: '<p>本站自己的介绍</p>' } }
  server.answer('/api/article', { json: own }, 9)
  await visitor.reload()
  await expect(article(visitor)).toContainText('本站自己的介绍')
})

test(
  'without a network the article says so instead of showing another',
  { tag: '@dom' },
  async ({ visitor, server }) => {
    server.drop('/api/article', 'request', 9)
    await visitor.goto('/#/abouts?type=2')
    await expect(article(visitor)).toContainText('网络异常')
  },
)
