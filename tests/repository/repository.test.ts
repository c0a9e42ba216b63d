import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const HAN = /\p{Script=Han}/gu
const count = (text: string, kind: RegExp) => text.match(kind)?.length ?? 0

it('the top level holds only the owner’s list, docs, tools, vite and the lock file', { tags: 'D43' }, () => {
  const made = ['dist', 'dist-maps', 'node_modules']
  const owners =
    'README.md docs index.html package-lock.json package.json public src sw tests tools tsconfig.json vite vite.config.ts'
  const entries = readdirSync(ROOT).filter((name) => !name.startsWith('.') && !made.includes(name))
  expect(entries.toSorted()).toEqual(owners.split(' '))
})

it('READMEs, docs and comments are English, toasts are Chinese', { tags: 'D44' }, () => {
  const sources = ['src', 'sw', 'tests', 'tools', 'vite'].flatMap((folder) =>
    readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|css|mjs)$/.test(file))
      .map((file) => `${folder}/${file}`),
  )
  const documents = readdirSync(`${ROOT}/docs`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`)
  const chinese = ['README.md', 'sw/README.md', 'vite/README.md', ...documents, ...sources].flatMap((file) =>
    readFileSync(`${ROOT}/${file}`, 'utf8')
      .split('\n')
      .filter((line) => file.endsWith('.md') || /^\s*(\/\/|\/?\*)/.test(line))
      // Chinese names may be quoted in an English sentence.
      .filter((line) => count(line, HAN) > 4 && count(line, /[a-z]+/gi) < 2)
      .map((line) => `${file}: ${line}`),
  )
  expect(chinese).toEqual([])
  const told = sources
    .filter((file) => /^src\/.*(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(`${ROOT}/${file}`, 'utf8').matchAll(/toast\.\w+\(\s*['`]([^'`]*)['`]/g),
    ])
    .map(([, text = '']) => text)
  expect(told.length).toBeGreaterThan(20)
  expect(told.filter((text) => count(text, HAN) === 0)).toEqual([])
  expect(readFileSync(`${ROOT}/index.html`, 'utf8')).toContain('<html lang="zh-CN"')
})
