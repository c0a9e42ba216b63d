// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { downloadOf, isPortalPage } from './downloadAddress'

beforeEach(() => void (location.href = 'https://portal.example/'))

it.each([
  ['https://dl.example/app', 'page', 'https://dl.example/app'],
  ['//dl.example/app', 'page', 'https://dl.example/app'],
  ['/uploads/app.apk', 'page', 'https://portal.example/uploads/app.apk'],
  ['app.apk?v=2', 'page', 'https://portal.example/app.apk?v=2'],
  [
    'itms-services://?action=download-manifest&url=https://dl.example/app.plist',
    'app',
    'itms-services://?action=download-manifest&url=https://dl.example/app.plist',
  ],
  ['http://dl.example/app', 'unsafe', null],
  ['javascript:alert(1)', 'unsafe', null],
  ['', 'none', null],
  ['即将上线', 'none', null],
  [undefined, 'none', null],
])('the download %s is %s', { tags: 'D19' }, (address, kind, url) => {
  expect(downloadOf(address)).toEqual({ kind, url })
})

it('frames http of this origin only, which the policy allows', () => {
  location.href = 'http://127.0.0.1:4173/'
  expect(downloadOf('http://127.0.0.1:4173/demo-download.html').kind).toBe('page')
  expect(downloadOf('/demo-download.html').kind).toBe('page')
  expect(downloadOf('http://127.0.0.1:4174/app').kind).toBe('unsafe')
})

it.each([
  ['https://portal.example/demo-download.html', true],
  ['demo-download.html', true],
  ['https://portal.example/app.apk', false],
  ['https://dl.example/app.html', false],
  ['', false],
])('whether %s is a page of this portal: %s', (address, isOurs) => {
  expect(isPortalPage(downloadOf(address))).toBe(isOurs)
})
