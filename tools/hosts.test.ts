import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { headersFile } from '../vite/headers.mjs'
import { EXAMPLES, withExamples } from './hosts'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

it('public/_headers and docs/operating.md match the headers, else run npm run task -- headers', () => {
  expect(read('public/_headers')).toBe(headersFile([]))
  const guide = read('docs/operating.md')
  for (const mark of ['<!-- nginx -->', '<!-- caddy -->']) expect(guide).toContain(mark)
  expect(withExamples(guide)).toBe(guide)
})

it.each(Object.values(EXAMPLES))('proxies no API for lines at other origins only [extra]', (example) => {
  expect(example([])).toContain('https://api.example.com')
  expect(example([])).toMatch(/keepalive_timeout 0|@old Connection close/)
  const plain = example(['https://api.example.com'], '/', false)
  expect(plain).not.toMatch(/\/api\/|proxy|limit_req|keepalive|Connection|@old/)
})
