import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { CORE } from '../core'
import { FLOWS } from '../flows'

const LONGEST = 100

type Suite = { title: string; file: string; specs: Spec[]; suites?: Suite[] }
type Spec = { title: string; file: string; line: number; tags: string[] }
type Title = { place: string; own: string; whole: string }

let titles: Title[] = []

const collect = (suite: Suite, outer = ''): Title[] => [
  ...suite.specs.map(({ title, file, line, tags }) => ({
    place: `tests/${file}:${line}`,
    own: title,
    whole: [outer, title, ...tags.map((tag) => `@${tag}`)].join(' '),
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
      env: { ...process.env, E2E_LONG: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: undefined },
    },
  )
  titles = (JSON.parse(list) as { suites: Suite[] }).suites.flatMap((suite) => collect(suite))
}, 60_000)

it(`no title of a browser test is longer than ${LONGEST} characters`, () => {
  const long = titles.filter(({ own }) => own.length > LONGEST).map(({ place, own }) => `${place} ${own}`)
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
