import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const SELF = 'tests/repository/words.test.ts'

/** Phrases that read as translated, with what to write instead. */
const TRANSLATED: readonly (readonly [RegExp, string])[] = [
  [/\bwhoever\b/i, 'name them: visitors, members, testers'],
  [/\b(?:is|are) no part of\b/i, 'isn’t part of'],
  [/\b(?:of|in) so many\b/i, 'the number itself, or what it counts'],
  [/\bnobody (?:looks|watches|has to)\b/i, 'the condition itself: without an open window'],
  [/\bthe way back\b/i, 'what leads back: the link, the cancel button, Back'],
  [/\bwithout news\b/i, 'of unchanged data'],
  [/\bwhat came\b/i, 'name it: the response, the earlier calls'],
  [/\bstands? in (?:the|a|one)\b/i, 'is in, is listed in'],
  [/\bswims by\b/i, 'name it'],
]

const isWords = (file: string, line: string) =>
  file.endsWith('.md') || /^\s*(?:\/\/|\/?\*)|\b(?:it|test|describe)(?:\.\w+)?\(/.test(line)

it('comments, titles and docs have none of the phrases that read as translated', { tags: 'D57' }, () => {
  const files = ['src', 'sw', 'tests', 'tools', 'vite', 'docs'].flatMap((folder) =>
    readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.(?:tsx?|css|mjs|md)$/.test(file) && file !== SELF),
  )
  const found = ['README.md', ...files].flatMap((file) =>
    readFileSync(`${ROOT}/${file}`, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        TRANSLATED.filter(([phrase]) => isWords(file, line) && phrase.test(line)).map(
          ([, instead]) => `${file}:${index + 1} ${line.trim()} (write: ${instead})`,
        ),
      ),
  )
  expect(found).toEqual([])
})
