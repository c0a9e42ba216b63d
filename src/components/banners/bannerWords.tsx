import { WELCOME, welcomeWords, type BannerWords } from './BannerCopy'

/** By address of our banners, whose left side is empty for words. */
const WORDS: Record<string, BannerWords> = {
  [WELCOME]: welcomeWords,
  '/art/stage-2-live.svg': {
    head: '真人娱乐',
    line: '多家厅馆全天开桌，随时入座。',
    action: '进入真人大厅',
  },
  '/art/stage-3-sports.svg': {
    head: (
      <>
        周末赛事
        <br />
        加赠礼遇
      </>
    ),
    line: '每周六至周日，当日存款可申请加赠。',
    action: '查看活动',
  },
  '/art/stage-4-board.svg': {
    head: '棋牌游戏',
    line: '经典牌桌，规则清楚，随时开一局。',
    action: '进入棋牌大厅',
  },
  '/art/stage-5-lottery.svg': {
    head: '彩票游戏',
    line: '开奖准时，规则清楚，理性购彩。',
    action: '进入彩票大厅',
  },
  '/art/stage-6-app.svg': {
    head: 'APP下载',
    line: '一个应用，看赛事、进场馆、管账户。',
    action: '立即下载',
  },
}

/**
 * The words over a slide, for our own pictures only: the slide's title (`alt`) if it has one, otherwise ours. Other
 * pictures carry their own words.
 */
export function wordsOf({ src, alt }: { src: string; alt?: string }): BannerWords | undefined {
  const words = Object.hasOwn(WORDS, src) ? WORDS[src] : undefined
  return words && alt ? { head: alt, action: welcomeWords.action } : words
}
