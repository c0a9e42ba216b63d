import { expect, it } from 'vitest'
import { coverageTable, taggedTests, unshown } from './coverageTable'
import { isTag, rows, tagsOf } from './paragraphs'
import { reasons } from './reasons'

const tests = taggedTests()

it('every tag of a test names a paragraph, a row or a decision', () => {
  const unknown = tests.flatMap(({ file, title, tags }) =>
    tags.filter((tag) => !isTag(tag)).map((tag) => `${file} ${title} ${tag}`),
  )
  expect(tests.length).toBeGreaterThan(500)
  expect(unknown, 'the documents number what tags name').toEqual([])
})

it('a tag may name several rows of a paragraph, or all of them', () => {
  expect(tagsOf('s2-2.13.1,4')).toEqual(['s2-2.13.1', 's2-2.13.4'])
  expect(tagsOf('s2-4.8')).toEqual(['s2-4.8'])
  expect(tagsOf('s1-5.3.*')).toEqual([1, 2, 3, 4, 5, 6].map((row) => `s1-5.3.${row}`))
  for (const wrong of ['s1-5.9', 's2-2.13.99', 's3-1.1', 'D99', 's1-5.1.*', 'D16, D17'])
    expect(tagsOf(wrong).every(isTag), wrong).toBe(false)
})

it('every row of both documents and every decision has a test or a reason', () => {
  expect(rows.length).toBeGreaterThan(400)
  expect(
    unshown(tests),
    'tag the test that shows the row, write one, or give the reason in tests/paragraphs/reasons.ts',
  ).toEqual([])
})

it('only rows without a test have a reason, and it says something', () => {
  const shown = new Set(tests.flatMap(({ tags }) => tags))
  for (const [tag, reason] of Object.entries(reasons)) {
    expect(rows.map((row) => row.tag)).toContain(tag)
    expect(shown.has(tag), tag).toBe(false)
    expect(reason?.length, tag).toBeGreaterThan(20)
  }
})

it('the coverage table has a line per row, with the tests that show it', () => {
  const table = coverageTable([{ file: 'a.test.ts', title: 'shows | it', tags: ['s1-1.1'] }])
  expect(table).toMatch(/\| s1-1\.1 \| .* \| `a\.test\.ts` shows \\\| it \|/)
  for (const { tag } of rows) expect(table).toContain(`| ${tag} | `)
})
