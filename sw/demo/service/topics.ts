import { readHtml } from '@/contract/wire/htmlText'

/** A question the help articles answer, both as plain text. */
export type Topic = { title: string; text: string }

/** Words that say nothing about a question's subject. */
const FILLERS =
  /请问|你好|您好|怎么办|怎么样|怎么|怎样|如何|何时|什么|为何|为什么|多久|多长|时候|时间|可以|能不能|能否|一下|是不是|没有|我想|我要|我的|需要|问题|哪些|哪里|[我你您的了吗呢啊吧呀要在是有和与也都就]/g
/** The share of a question's pairs of characters that a topic must contain. */
const ENOUGH = 0.5

/** The topics of an article's HTML: every heading with the text below it. */
export const topicsOf = (html: string): Topic[] =>
  html
    .split(/<h[23]>/)
    .slice(1)
    .map((part) => {
      const [title = '', ...text] = part.split(/<\/h[23]>/)
      return { title: readHtml(title), text: readHtml(text.join(' ')) }
    })
    .filter(({ text }) => text !== '')

const pairsOf = (text: string): string[] => {
  const plain = text.toLowerCase().replace(FILLERS, ' ')
  return plain.split(/[^\p{L}\p{N}]+/u).flatMap((word) => {
    const characters = Array.from(word)
    if (characters.length < 2) return []
    return characters.slice(1).map((next, index) => `${characters[index] ?? ''}${next}`)
  })
}

/**
 * The topic that answers a question; null if none does. Its title must share a pair of characters with the question; the best
 * title wins, then the text that covers more of the question.
 */
export function findTopic(question: string, topics: Topic[]): Topic | null {
  const pairs = new Set(pairsOf(question))
  if (pairs.size === 0) return null
  const scored = topics.map((topic) => {
    const title = new Set(pairsOf(topic.title))
    const all = new Set([...title, ...pairsOf(topic.text)])
    const inTitle = [...pairs].filter((pair) => title.has(pair)).length
    const covered = [...pairs].filter((pair) => all.has(pair)).length / pairs.size
    return { topic, covered, score: inTitle / Math.sqrt(pairs.size * Math.max(title.size, 1)), inTitle }
  })
  const [best] = scored
    .filter(({ inTitle, covered }) => inTitle > 0 && covered >= ENOUGH)
    .toSorted((a, b) => b.score - a.score || b.covered - a.covered)
  return best?.topic ?? null
}
