import { expect, it } from 'vitest'
import { readOpening } from './opening'

const BASE = 'https://server.example/'
it.each([
  ['https://game.example/play?x=1', 'page', 'https://game.example/play?x=1'],
  ['http://game.example/', 'page', 'http://game.example/'],
  ['//game.example/play', 'page', 'https://game.example/play'],
  ['/\\game.example', 'page', 'https://game.example/'],
  ['/app.apk', 'page', 'https://server.example/app.apk'],
  ['download/app.apk?v=1', 'page', 'https://server.example/download/app.apk?v=1'],
  ['itms-services://?action=download-manifest', 'app', 'itms-services://?action=download-manifest'],
  ['weixin://wxpay/bizpayurl?pr=1', 'app', 'weixin://wxpay/bizpayurl?pr=1'],
  ['intent://play#Intent;scheme=game;end', 'app', 'intent://play#Intent;scheme=game;end'],
  ['tel:10086', 'app', 'tel:10086'],
  ['javascript:alert(1)', 'unsafe', null],
  [' JaVaScRiPt:alert(1)', 'unsafe', null],
  ['\u0001java\tscript:alert(1)', 'unsafe', null],
  ['vbscript:x', 'unsafe', null],
  ['data:text/html,x', 'unsafe', null],
  ['blob:https://host/1', 'unsafe', null],
  ['file:///etc/passwd', 'unsafe', null],
  ['ftp://host/', 'unsafe', null],
  ['about:blank', 'unsafe', null],
  ['ms-msdt:/id', 'unsafe', null],
  ['https://user:pass@host/', 'unsafe', null],
  ['//portal.example@evil.example/', 'unsafe', null],
  ['', 'none', null],
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
