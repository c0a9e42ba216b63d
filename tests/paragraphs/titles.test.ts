import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { beforeAll, expect, it } from 'vitest'

const LONGEST = 100
const CORE = 40

type Suite = { specs: Spec[]; suites?: Suite[] }
type Spec = { title: string; file: string; line: number; tags: string[] }

let specs: Spec[] = []

const collect = (suite: Suite): Spec[] => [...suite.specs, ...(suite.suites ?? []).flatMap(collect)]

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
  specs = (JSON.parse(list) as { suites: Suite[] }).suites.flatMap(collect)
}, 60_000)

it(`no title of a browser test is longer than ${LONGEST} characters`, () => {
  const long = specs.filter(({ title }) => title.length > LONGEST)
  expect(
    long.map(({ file, line, title }) => `tests/${file}:${line} ${title}`),
    'one behaviour per test: shorten the title or split the test',
  ).toEqual([])
})

it(`a tag that is no paragraph says where a test runs; the core is at most ${CORE} tests`, () => {
  const layers = specs.flatMap(({ tags }) => tags.filter((tag) => /^[a-z]+$/.test(tag)))
  expect([...new Set(layers)].toSorted()).toEqual(['core', 'dom', 'long'])
  expect(layers.filter((tag) => tag === 'core').length).toBeLessThanOrEqual(CORE)
})
