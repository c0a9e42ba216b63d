import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { getArticle, listNotices } from './content'

afterEach(() => void vi.restoreAllMocks())

/** From a real server. */
const RECORDED = [
  { id: 7, name: '维护通知', content: '<p>AG视讯将于<b>周一</b>维护&nbsp;两小时</p>' },
  { id: 8, name: '', content: '纯文本公告第二条' },
]
const read = (rows: unknown) => z.decode(listNotices.data, rows)
const textsOf = (rows: unknown) => read(rows).map(({ text }) => text)

it('reads recorded notices as text and keeps their HTML', { tags: ['D63', 's1-3.4.2'] }, () => {
  expect(read(RECORDED)).toEqual([
    {
      title: '维护通知',
      content: '<p>AG视讯将于<b>周一</b>维护&nbsp;两小时</p>',
      text: '维护通知：AG视讯将于周一维护 两小时',
      published: '',
    },
    { title: '', content: '纯文本公告第二条', text: '纯文本公告第二条', published: '' },
  ])
})

it('reads stored notices unchanged, also those of earlier versions', { tags: ['D63', 'D6'] }, () => {
  const odd = [
    { title: '&amp;lt;b&amp;gt;', content: '&lt;b&gt; 与 &amp;amp;' },
    '<b>&amp;lt;</b>',
    { content: '有日期', created_at: '2026-11-20 08:00:00' },
  ]
  const notices = read([...RECORDED, ...odd])
  expect(read(JSON.parse(JSON.stringify(z.encode(listNotices.data, notices))))).toEqual(notices)
  expect(textsOf(['今晚维护', '维护通知：<p>周一维护</p>'])).toEqual(['今晚维护', '维护通知： 周一维护'])
})

it('skips notices without text and reads one part if the other is missing', { tags: ['D16', 'D63'] }, () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(
    textsOf([
      '',
      '  ',
      '<p>&nbsp;</p>',
      '<img src="x">',
      null,
      {},
      [],
      { title: {}, content: null },
      { name: '甲' },
      { content: '乙' },
    ]),
  ).toEqual(['甲', '乙'])
})

it('reads null as no article', { tags: 'D16' }, () => {
  expect(z.decode(getArticle.data, null)).toBeNull()
})
