import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(`${ROOT}/${file}`, 'utf8')
const filesOf = (folder: string) =>
  existsSync(`${ROOT}/${folder}`)
    ? readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file.replaceAll('\\', '/')}`,
      )
    : []

const FOLDERS = ['src', 'sw', 'tests', 'tools', 'vite', 'docs']
const files = [...FOLDERS.flatMap(filesOf), 'README.md', 'index.html', 'vite.config.ts']
  .filter((file) => /\.(tsx?|m?js|mts|css|html|md)$/.test(file))
  // Output of a test run.
  .filter((file) => !/\/\.|^tests\/bench\/result/.test(file))

type Line = { place: string; text: string }

/** The lines written for readers: all of a document, the comments of everything else. */
const lines: Line[] = files.flatMap((file) =>
  read(file)
    .split('\n')
    .map((text, index) => ({
      place: `${file}:${index + 1}`,
      text: file.endsWith('.md') ? text : commentOf(text),
    }))
    .filter(({ text }) => text !== ''),
)

function commentOf(line: string): string {
  const whole = /^\s*(?:\/\/|\/?\*|<!--)/.test(line)
  return whole ? line : (/(?:^|[\s{])(\/\/ .*|\/\*.*)/.exec(line)?.[1] ?? '')
}

/** `place: citation` of every citation that `isKnown` does not accept. */
const unresolved = (pattern: RegExp, isKnown: (...found: string[]) => boolean, from = lines) =>
  from.flatMap(({ place, text }) =>
    [...text.matchAll(pattern)]
      .filter(([all, ...groups]) => !isKnown(...groups, all))
      .map(([citation]) => `${place}: ${citation}`),
  )

const decisions = new Set(
  [...read('docs/decisions.md').matchAll(/^## (D\d+(?:, D\d+)*) /gm)].flatMap(([, numbers = '']) =>
    numbers.split(', '),
  ),
)
const documents = ['', read('docs/public-site.md'), read('docs/member-centre.md')]

it('every decision cited has an entry in docs/decisions.md', { tags: 'D55' }, () => {
  expect(decisions.size).toBeGreaterThanOrEqual(73)
  expect(unresolved(/\bD\d+\b/g, (number) => decisions.has(number))).toEqual([])
})

it('every chapter cited as spec 1 § or spec 2 § exists in docs', { tags: 'D55' }, () => {
  const hasChapter = (document = '', chapter = '') =>
    new RegExp(`^## ${chapter}\\. `, 'm').test(documents[Number(document)] ?? '')
  expect(unresolved(/\bspec (\d) §(\d+)/gi, hasChapter)).toEqual([])
  expect(unresolved(/\bspec (?![12] §\d)[^a-z ]\S*|§(?! ?\d)\S*/gi, () => false)).toEqual([])
})

it('every cited document and every link in a document exists', { tags: 'D55' }, () => {
  expect(unresolved(/\bdocs\/[\w-]+\.md\b/g, (file) => existsSync(`${ROOT}/${file}`))).toEqual([])
  const links = lines.filter(({ place }) => /\.md:\d+$/.test(place))
  const broken = links.flatMap(({ place, text }) =>
    unresolved(
      /\]\((?!https?:)([^)#]+)/g,
      (target = '') => existsSync(resolve(ROOT, dirname(place), target)),
      [{ place, text }],
    ),
  )
  expect(links.length).toBeGreaterThan(500)
  expect(broken).toEqual([])
})

it('every file a document names exists', { tags: 'D55' }, () => {
  const named = lines.filter(({ place }) => /^(docs\/.*|README)\.md:\d+$/.test(place))
  // `*` stands for several files, `<name>` for a placeholder.
  const exists = (path = '') => /[*<>]/.test(path) || existsSync(`${ROOT}/${path}`)
  expect(unresolved(/`((?:src|sw|tests|vite|public|docs)\/[^`\s]+)`/g, exists, named)).toEqual([])
})

const HOW = 'Write the reason itself, a D number, `spec 1 §2` or a file of docs/ (docs/contributing.md).'

it('nothing cites papers outside the repository', { tags: 'D55' }, () => {
  const code = lines.filter(({ place }) => !place.startsWith('docs/'))
  const outside = [
    /\bfaults? (?:R?\d|\d+\.\d)/gi,
    /(?<!docs\/)\b(?:performance|texts|contract|architecture|stack|faults|models|design|look|server|decisions|public-site|member-centre)\.md\b/g,
    /\((?:contract|stack|texts|architecture|look|design|performance)\b(?:[ ,;][\d.]*)*(?:decisions)?\)/g,
    /\b(?:issue|finding) #?\d+/gi,
    /\.\.\/shared\b|\/work\/shared\b/g,
  ]
  expect(
    outside.flatMap((pattern) => unresolved(pattern, () => false, code)),
    HOW,
  ).toEqual([])
})
