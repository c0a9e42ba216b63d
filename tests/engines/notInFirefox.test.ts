import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { NOT_IN_FIREFOX } from './notInFirefox'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

it('docs/testing.md lists the specs that Firefox can’t run, each with its reason', () => {
  const rows = NOT_IN_FIREFOX.map(({ file, titles, reason }) => {
    const which = titles ? titles.source.replaceAll('\\', '') : 'all'
    return `| \`${file}\` | ${which.replaceAll('|', ' · ')} | ${reason} |`
  })
  const listed = read('../../docs/testing.md')
    .split('\n')
    .filter((line) => /^\| `[\w/-]+\.spec\.ts` \|/.test(line))
  expect(listed).toEqual(rows)
})

it('every spec of that list exists, with a title for each of its words', () => {
  for (const { file, titles } of NOT_IN_FIREFOX) {
    expect(existsSync(new URL(`../${file}`, import.meta.url)), file).toBe(true)
    for (const words of titles?.source.split('|') ?? []) expect(read(`../${file}`), file).toContain(words)
  }
})
