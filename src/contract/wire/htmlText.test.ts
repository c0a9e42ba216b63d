import { expect, it } from 'vitest'
import { readHtml } from './htmlText'

it.each([
  ['<p>AG视讯将于<b>周一</b>维护&nbsp;两小时</p>', 'AG视讯将于周一维护 两小时'],
  ['<p>第一段</p><p>第二段<br>换行<br/>再换</p>', '第一段 第二段 换行 再换'],
  ['<table><tr><td>存款</td><td>888</td></tr></table>', '存款 888'],
  ['详见<a title="a>b" href=\'#/x>y\'>活动</a>页', '详见活动页'],
  ['<p "奇怪">正文</p>', '正文'],
  ['前<!-- 备注 <b> -->后', '前后'],
  ['前<script>alert("<b>")</script><style>p{color:red}</style>后', '前后'],
  ['<!DOCTYPE html><?xml version="1.0"?>正文', '正文'],
])('reads the text of %s', (html, text) => {
  expect(readHtml(html)).toBe(text)
})

it.each([
  ['&lt;b&gt;不是标签&lt;/b&gt;', '<b>不是标签</b>'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['&ldquo;博彩责任&rdquo;&mdash;&hellip;&middot;&times;', '“博彩责任”—…·×'],
  ['&#20845;&#x516D;&#X516d;&#39;&#128176;', "六六六'💰"],
  ['&#1114112;&#xffffff;&#ff;', '&#1114112;&#xffffff;&#ff;'],
  ['A & B &c &unknown; &constructor; &valueOf;', 'A & B &c &unknown; &constructor; &valueOf;'],
])('decodes %s once', (html, text) => {
  expect(readHtml(html)).toBe(text)
})

it.each([
  ['  今晚\r\n\t维护\u3000两小时 ', '今晚 维护 两小时'],
  ['<p>&nbsp;</p>\n<br>', ''],
  ['存款满 3 < 5 元', '存款满 3 < 5 元'],
])('collapses white space and keeps stray characters: %j', (html, text) => {
  expect(readHtml(html)).toBe(text)
})

it.each(['<a', '<a href="', '<!--', '<script', '<script>', "<a b='", '<b', '&#', '=  ', '<a =\t'])(
  'reads 200,000 characters of %j within a second and leaves no tag',
  (piece) => {
    const start = performance.now()
    expect(readHtml(piece.repeat(200_000 / piece.length))).not.toMatch(/<(a|!--|script)/)
    expect(performance.now() - start).toBeLessThan(1000)
  },
)
