import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { headingSigns, headingsOf } from '../../tools/face'

it('the display face has every sign of our headings, or `npm run task -- face` adds it', () => {
  const has = readFileSync('src/ui/face/signs.txt', 'utf8')
  const signs = Array.from(headingSigns())
  expect(signs.filter((sign) => !has.includes(sign))).toEqual([])
  expect(signs.length).toBeGreaterThan(100)
})

it('headings are the page’s, its sections’ and their tables’; hidden ones and a group’s are in no face', () => {
  const source = `
    const rows = [{ title: '棋牌' }]
    <h1 tabIndex={-1}>存款</h1>
    <h1 className={shared.srOnly}>首页</h1>
    <Heading level="group" title="金额" />
    <Heading id="a" title={isPhone ? '手机' : '电脑'} />
    <SnapRow title={title} />`
  expect(headingsOf(source)).toEqual(['存款', "{isPhone ? '手机' : '电脑'}", '{title}', '棋牌'])
})
