import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { CORE } from '../core'
import { FLOWS } from '../flows'

const LONGEST = 100
const TAGS = /(?: ?\[[^\]]*\]| ?@long| +$)+$/
/** Tests of the kit itself need no tag. */
const KIT = 'kit/'

type Suite = { title: string; file: string; specs: Spec[]; suites?: Suite[] }
type Spec = { title: string; file: string; line: number }
type Title = { place: string; own: string; whole: string }

let titles: Title[] = []

const collect = (suite: Suite, outer = ''): Title[] => [
  ...suite.specs.map(({ title, file, line }) => ({
    place: `tests/${file}:${line}`,
    own: title,
    whole: `${outer} ${title}`,
  })),
  ...(suite.suites ?? []).flatMap((inner) => collect(inner, `${outer} ${inner.title}`)),
]

beforeAll(() => {
  // As Playwright lists them: titles of loops are filled in.
  const list = execFileSync(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      'tests/playwright.config.ts',
      '--list',
      '--reporter=json',
    ],
    {
      cwd: resolve(import.meta.dirname, '../..'),
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      env: { ...process.env, E2E_LONG: '1' },
    },
  )
  titles = (JSON.parse(list) as { suites: Suite[] }).suites.flatMap((suite) => collect(suite))
}, 60_000)

it('every browser test has a tag', () => {
  const untagged = titles
    .filter(({ place }) => !place.startsWith(`tests/${KIT}`))
    .filter(({ whole }) => !/\[(extra|D\d|s[12]-\d)/.test(whole))
    .map(({ place, own }) => `${place} ${own}`)
  expect(titles.length).toBeGreaterThan(400)
  expect(
    untagged,
    'end the title with the paragraph, row or decision it shows, [s2-2.9] or [D24] (tests/paragraphs/ lists them), or with [extra] if neither asks for it',
  ).toEqual([])
})

it(`no title of a browser test is longer than ${LONGEST} characters before its tags`, () => {
  const long = titles
    .filter(({ own }) => own.replace(TAGS, '').length > LONGEST)
    .map(({ place, own }) => `${place} ${own}`)
  expect(long, 'one behaviour per test: shorten the title or split the test').toEqual([])
})

it('every entry of core and flows names tests that exist, and each of its words is in a title', () => {
  const missing = [...CORE, ...FLOWS].flatMap(({ file, titles: words, except }) =>
    ((words ?? except)?.source ?? '')
      .split('|')
      .filter(
        (word) =>
          !titles.some(({ place, whole }) => place.startsWith(`tests/${file}:`) && RegExp(word).test(whole)),
      )
      .map((word) => `${file} ${word}`),
  )
  expect(missing).toEqual([])
})
