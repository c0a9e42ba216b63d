import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
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
const unresolved = (pattern: RegExp, isKnown: (...found: string[]) => boolean, from: RegExp = /^/) =>
  lines
    .filter(({ place }) => from.test(place))
    .flatMap(({ place, text }) =>
      [...text.matchAll(pattern)]
        .filter(([, ...groups]) => !isKnown(...groups, dirname(place)))
        .map(([citation]) => `${place}: ${citation}`),
    )
const exists = (path: string) => existsSync(resolve(ROOT, path))

const decisions = new Set(
  [...read('docs/decisions.md').matchAll(/^## (D\d+(?:, D\d+)*) /gm)].flatMap(([, numbers = '']) =>
    numbers.split(', '),
  ),
)
const documents = ['', read('docs/public-site.md'), read('docs/member-centre.md')]
const hasChapter = (document: string, chapter: string) =>
  new RegExp(`^## ${chapter}\\. `, 'm').test(documents[Number(document)] ?? '')

it.each<[what: string, pattern: RegExp, isKnown: (...found: string[]) => boolean, from?: RegExp]>([
  ['decision', /\b(D\d+)\b/g, (number) => decisions.has(number)],
  ['chapter, as spec 1 §', /\bspec (\d) §(\d+)/gi, hasChapter],
  ['chapter', /\bspec (?![12] §\d)[^a-z ]\S*|§(?! ?\d)\S*/gi, () => false],
  ['document', /\b(docs\/[\w-]+\.md)\b/g, exists],
  ['link', /\]\((?!https?:)([^)#]+)/g, (target, folder) => exists(join(folder, target)), /\.md:\d+$/],
  // `*` stands for several files, `<name>` for a placeholder.
  [
    'file of a document',
    /`((?:src|sw|tests|vite|public|docs)\/[^`\s]+)`/g,
    (path) => /[*<>]/.test(path) || exists(path),
    /^(docs\/.*|README)\.md:\d+$/,
  ],
])('every %s that is cited exists', { tags: 'D55' }, (_, pattern, isKnown, from) => {
  expect(decisions.size).toBeGreaterThanOrEqual(73)
  expect(lines.length).toBeGreaterThan(500)
  expect(unresolved(pattern, isKnown, from)).toEqual([])
})

const HOW = 'Write the reason itself, a D number, `spec 1 §2` or a file of docs/ (docs/contributing.md).'

it('nothing cites papers outside the repository', { tags: 'D55' }, () => {
  const outside = [
    /\bfaults? (?:R?\d|\d+\.\d)/gi,
    /(?<!docs\/)\b(?:performance|texts|contract|architecture|stack|faults|models|design|look|server|decisions|public-site|member-centre)\.md\b/g,
    /\((?:contract|stack|texts|architecture|look|design|performance)\b(?:[ ,;][\d.]*)*(?:decisions)?\)/g,
    /\b(?:issue|finding) #?\d+/gi,
    /\.\.\/shared\b|\/work\/shared\b/g,
  ]
  expect(
    outside.flatMap((pattern) => unresolved(pattern, () => false, /^(?!docs\/)/)),
    HOW,
  ).toEqual([])
})
