import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { NOT_IN_FIREFOX } from './notInFirefox'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

it('every spec of that list exists, with a title for each of its words', () => {
  for (const { file, titles } of NOT_IN_FIREFOX) {
    expect(existsSync(new URL(`../${file}`, import.meta.url)), file).toBe(true)
    for (const words of titles?.source.split('|') ?? []) expect(read(`../${file}`), file).toContain(words)
  }
})
