import { expect, it } from 'vitest'
import { externalUrl, readOpening } from './externalUrl'

it.each([
  'https://game.example/play?x=1',
  'http://127.0.0.1:4173/demo-game.html',
  'http://game.example/',
  `https://game.example/${'a'.repeat(7900)}`,
])('accepts %.60s', (address) => {
  expect(externalUrl(address)).toBe(address)
})

it('opens the address exactly as it was parsed for the check', { tags: 'D19' }, () => {
  expect(externalUrl(' HTTPS://Game.Example\\play\n')).toBe('https://game.example/play')
  expect(externalUrl('ht\ntps://game.example')).toBe('https://game.example/')
  expect(externalUrl('https://xn--fiqs8s/%00')).toBe('https://xn--fiqs8s/%00')
})

it.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript:https://host/',
  'vbscript:x',
  'data:text/html,x',
  'blob:https://host/1',
  'filesystem:https://host/x',
  'file:///etc/passwd',
  'ftp://host/',
  'intent://host#Intent;end',
  'view-source:https://host/',
  'about:blank',
  'mailto:a@b.example',
  '//host',
  '/\\host',
  '\\\\host',
  '/path',
  '#/vip',
  '?x=1',
  'host',
  'https://',
  'https:// host/',
  'https://host:99999/',
  'https://user:pass@host/',
  'https://user@host/',
  'https://:pass@host/',
  'https://portal.example@evil.example/',
  '',
  ' ',
  5,
  null,
  undefined,
  true,
  {},
  ['https://host/'],
  { toString: () => 'https://host/' },
  'https://' + 'a'.repeat(8001),
])('refuses %s', (address) => {
  expect(externalUrl(address)).toBeNull()
})

const BASE = 'https://server.example/'
it.each([
  ['https://game.example/play?x=1', 'page', 'https://game.example/play?x=1'],
  ['http://game.example/', 'page', 'http://game.example/'],
  ['//game.example/play', 'page', 'https://game.example/play'],
  [' //game.example/play', 'page', 'https://game.example/play'],
  ['/\\game.example', 'page', 'https://game.example/'],
  ['\\\\game.example', 'page', 'https://game.example/'],
  ['/app.apk', 'page', 'https://server.example/app.apk'],
  ['./app.apk', 'page', 'https://server.example/app.apk'],
  ['download/app.apk?v=1', 'page', 'https://server.example/download/app.apk?v=1'],
  ['itms-services://?action=download-manifest', 'app', 'itms-services://?action=download-manifest'],
  ['weixin://wxpay/bizpayurl?pr=1', 'app', 'weixin://wxpay/bizpayurl?pr=1'],
  ['Alipays://platformapi/startapp', 'app', 'alipays://platformapi/startapp'],
  ['intent://play#Intent;scheme=game;end', 'app', 'intent://play#Intent;scheme=game;end'],
  ['tel:10086', 'app', 'tel:10086'],
  ['javascript:alert(1)', 'unsafe', null],
  [' JaVaScRiPt:alert(1)', 'unsafe', null],
  ['java\tscript:alert(1)', 'unsafe', null],
  ['\u0001javascript:alert(1)', 'unsafe', null],
  ['vbscript:x', 'unsafe', null],
  ['data:text/html,x', 'unsafe', null],
  ['blob:https://host/1', 'unsafe', null],
  ['filesystem:https://host/x', 'unsafe', null],
  ['file:///etc/passwd', 'unsafe', null],
  ['ftp://host/', 'unsafe', null],
  ['about:blank', 'unsafe', null],
  ['view-source:https://host/', 'unsafe', null],
  ['chrome-extension://x/', 'unsafe', null],
  ['ms-msdt:/id', 'unsafe', null],
  ['https://user:pass@host/', 'unsafe', null],
  ['https://portal.example@evil.example/', 'unsafe', null],
  ['//portal.example@evil.example/', 'unsafe', null],
  ['', 'none', null],
  [' ', 'none', null],
  ['host', 'none', null],
  ['敬请期待', 'none', null],
  ['https://', 'none', null],
  ['https://host:99999/', 'none', null],
  [`https://${'a'.repeat(8001)}`, 'none', null],
  [5, 'none', null],
  [null, 'none', null],
  [['https://host/'], 'none', null],
])('an address %s of the server is for a %s', { tags: 'D19' }, (address, kind, url) => {
  expect(readOpening(address, BASE)).toEqual({ kind, url })
})
