import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { wordsOf } from './bannerWords'

const drawn = readdirSync('public/art').filter((file) => /^banner-\d/.test(file))

it.each(drawn)('has a headline, a line and a button for %s', (file) => {
  expect(wordsOf({ src: `/art/${file}` })).toMatchObject({
    head: expect.anything() as unknown,
    line: expect.stringMatching(/。$/) as unknown,
    action: expect.stringMatching(/./) as unknown,
  })
})

it('puts the title of a promotion over its picture', () => {
  expect(wordsOf({ src: '/art/stage-4-board.svg', alt: '棋牌连胜礼' })).toEqual({
    head: '棋牌连胜礼',
    action: '查看活动',
  })
})

it.each(['https://cdn.example/art/stage-1-welcome.svg', '/upload/1.png', 'constructor', ''])(
  'has no words for a picture that is not ours: %s',
  (src) => {
    expect(wordsOf({ src })).toBeUndefined()
    expect(wordsOf({ src, alt: '标题' })).toBeUndefined()
  },
)
