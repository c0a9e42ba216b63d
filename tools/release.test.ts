import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { release } from './release'

const DAY = 24 * 60 * 60 * 1000
let folder = ''
let live = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-release-'))
  live = join(folder, 'live')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A build whose page names one chunk. */
function build(chunk: string, more: Record<string, string> = {}): string {
  const dist = mkdtempSync(join(folder, 'dist-'))
  const files = {
    'index.html': chunk,
    'sw.js': chunk,
    'version.json': chunk,
    [`assets/${chunk}`]: chunk,
    'art/logo.svg': 'logo',
    '.vite/manifest.json': '{}',
    _headers: '/*',
    ...more,
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true })
    writeFileSync(join(dist, name), text)
  }
  return dist
}
const assets = () => readdirSync(join(live, 'assets')).toSorted()

it('keeps the files of earlier versions for 14 days after they were live', () => {
  release(build('one.js'), live, { now: 1 })
  // One was live for 30 days: its tabs may be a minute old.
  expect(release(build('two.js'), live, { now: 30 * DAY })).toMatchObject({ kept: 1, removed: 0 })
  expect(assets()).toEqual(['one.js', 'two.js'])
  release(build('three.js'), live, { now: 40 * DAY })
  expect(assets()).toEqual(['one.js', 'three.js', 'two.js'])
  expect(release(build('four.js'), live, { now: 45 * DAY })).toMatchObject({ removed: 1 })
  expect(assets()).toEqual(['four.js', 'three.js', 'two.js'])
})

it('a rollback makes a file live again', () => {
  const one = build('one.js')
  release(one, live, { now: 1 })
  release(build('two.js'), live, { now: DAY })
  release(one, live, { now: 2 * DAY })
  expect(readFileSync(join(live, 'index.html'), 'utf8')).toBe('one.js')
  release(build('three.js'), live, { now: 20 * DAY })
  expect(assets()).toEqual(['one.js', 'three.js'])
})

it('removes pages that a version no longer has, and nothing else', () => {
  release(build('one.js', { 'demo-game.html': 'demo' }), live)
  mkdirSync(join(live, '.well-known'))
  writeFileSync(join(live, '.well-known/acme'), 'of the host')
  release(build('two.js'), live)
  expect(existsSync(join(live, 'demo-game.html'))).toBe(false)
  expect(existsSync(join(live, '.well-known/acme'))).toBe(true)
  for (const name of ['.vite', '_headers']) expect(existsSync(join(live, name))).toBe(false)
  // What is unchanged keeps its date, and so its ETag.
  expect(release(build('two.js'), live).copied).toBe(0)
})

it('refuses a folder without a build, and then changes nothing', () => {
  const empty = mkdtempSync(join(folder, 'empty-'))
  expect(() => release(empty, live)).toThrow('holds no build')
  expect(existsSync(live)).toBe(false)
})
