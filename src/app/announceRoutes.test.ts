// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { announceRoutes } from './announceRoutes'

const region = () => document.body.querySelector('[aria-live=polite]')
const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(async () => {
  document.body.replaceChildren()
  location.hash = '#/'
  document.title = '首页 - 星澜娱乐'
  await settled()
  announceRoutes()
})

it('stands empty from the start and says the title of the page entered, once [D36]', async () => {
  expect(region()?.textContent).toBe('')
  const said: string[] = []
  new MutationObserver(() => said.push(region()?.textContent ?? '')).observe(region()!, { childList: true })
  location.hash = '#/vip'
  document.head.append(document.createElement('link'))
  await settled()
  document.title = 'VIP俱乐部 - 星澜娱乐'
  await settled()
  document.title = 'VIP俱乐部 - 新名字'
  await settled()
  expect(said).toEqual(['VIP俱乐部 - 星澜娱乐'])
})

it('is silent where the page stays: another tab of it, another name of the site [D36]', async () => {
  location.hash = '#/?type=2'
  document.title = '首页 - 新名字'
  await settled()
  expect(region()?.textContent).toBe('')
})
