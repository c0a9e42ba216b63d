import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isTag } from './paragraphs'

const TAG = /\[((?:s[12]-\d[\d.]*|D\d+))\]/g

it('every tag a test carries is a paragraph of the documents or a decision', () => {
  const files = ['src', 'sw', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  )
  const unknown = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(TAG)]
      .filter(([, tag = '']) => !isTag(tag))
      .map(([text]) => `${file} ${text}`),
  )
  expect(files.length).toBeGreaterThan(5)
  expect(unknown).toEqual([])
})
