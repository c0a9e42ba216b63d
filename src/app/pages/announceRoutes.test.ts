// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { tellPageEntered } from '@/navigation/entered'
import { announceRoutes } from './announceRoutes'

const region = () => document.body.querySelector('[aria-live=polite]')

it('announces the title of each page entered, at no other time', { tags: 'D36' }, async () => {
  document.title = '首页 - 星澜娱乐'
  announceRoutes()
  expect(region()?.textContent).toBe('')
  document.title = 'VIP俱乐部 - 星澜娱乐'
  tellPageEntered()
  expect(region()?.textContent).toBe('VIP俱乐部 - 星澜娱乐')
  document.title = 'VIP俱乐部 - 新名字'
  await new Promise((done) => setTimeout(done))
  expect(region()?.textContent).toBe('VIP俱乐部 - 星澜娱乐')
})
