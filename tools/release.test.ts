import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { release, run } from './release'

const DAY = 24 * 60 * 60 * 1000
let folder = ''
let live = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-release-'))
  live = join(folder, 'live')
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

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
/** A file that the operator has put there. */
function place(name: string): void {
  mkdirSync(dirname(join(live, name)), { recursive: true })
  writeFileSync(join(live, name), 'of the host')
}
const assets = () => readdirSync(join(live, 'assets')).toSorted()

it('keeps the files of earlier versions for 14 days after they were live', () => {
  release(build('one.js'), live, { now: 1 })
  // One was live for 30 days: its tabs may be a minute old.
  expect(release(build('two.js'), live, { now: 30 * DAY })).toMatchObject({ kept: 1, removed: [] })
  expect(assets()).toEqual(['one.js', 'two.js'])
  release(build('three.js'), live, { now: 40 * DAY })
  expect(assets()).toEqual(['one.js', 'three.js', 'two.js'])
  expect(release(build('four.js'), live, { now: 45 * DAY })).toMatchObject({ removed: ['assets/one.js'] })
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

it('names and removes what a version no longer has, in folders too, and nothing that it has not put there', () => {
  const media = { 'demo-game.html': 'demo', 'media/film.webm': 'film' }
  release(build('one.js', media), live)
  const own = ['ads.txt', '404.html', '.well-known/acme', 'media/own.webm', 'assets/own.js']
  for (const name of own) place(name)
  const { removed } = release(build('two.js'), live, { now: Date.now() + 30 * DAY })
  expect(removed.toSorted()).toEqual(['demo-game.html', 'media/film.webm'])
  for (const name of Object.keys(media)) expect(existsSync(join(live, name)), name).toBe(false)
  for (const name of own) expect(existsSync(join(live, name)), name).toBe(true)
  for (const name of ['.vite', '_headers']) expect(existsSync(join(live, name))).toBe(false)
  // What is unchanged keeps its date, and so its ETag.
  expect(release(build('two.js'), live).copied).toBe(0)
})

it.each([
  ['without a record', () => place('precious.txt')],
  ['with a file that the build would replace', () => (release(build('one.js'), live), place('robots.txt'))],
])('refuses a folder %s, unless it is adopted, and then keeps what the build has not', (_, fill) => {
  fill()
  const before = readdirSync(live)
  const next = build('two.js', { 'robots.txt': 'all' })
  expect(() => release(next, live)).toThrow(/(precious|robots)\.txt, which no release has put there/)
  expect(readdirSync(live)).toEqual(before)
  release(next, live, { adopt: true })
  expect(readFileSync(join(live, 'robots.txt'), 'utf8')).toBe('all')
  if (before.includes('precious.txt')) expect(existsSync(join(live, 'precious.txt'))).toBe(true)
  expect(release(build('three.js'), live).removed).toContain('robots.txt')
})

it('after an interrupted release the folder is its own', () => {
  const broken = build('one.js')
  mkdirSync(join(live, 'sw.js/in-the-way'), { recursive: true })
  expect(() => release(broken, live)).toThrow()
  rmSync(join(live, 'sw.js'), { recursive: true })
  expect(() => release(broken, live)).not.toThrow()
})

const demo = { 'version.json': '{"build":"d1","lines":[]}' }
const real = { 'version.json': '{"build":"r1","lines":["/"]}' }
it.each([
  ['the demo over a portal of a real server', real, demo, 'build r1 for /,'],
  ['a portal of a real server over the demo', demo, real, 'build d1 of the demo,'],
])('refuses %s, unless told to', (_, first, second, said) => {
  release(build('one.js', first), live)
  const other = build('two.js', second)
  expect(() => release(other, live)).toThrow(said)
  expect(() => release(other, live, { adopt: true })).toThrow('--switch')
  expect(readFileSync(join(live, 'index.html'), 'utf8')).toBe('one.js')
  expect(release(other, live, { switch: true }).copied).toBeGreaterThan(0)
})

it('rolls back to a kept build by its folder, and refuses an unknown option', () => {
  const told = vi.spyOn(console, 'log').mockImplementation(() => {})
  const kept = build('one.js', real)
  release(kept, live)
  release(build('two.js', { 'version.json': '{"build":"r2","lines":["/"]}' }), live)
  expect(run([live, '--from', kept])).toBe(0)
  expect(readFileSync(join(live, 'index.html'), 'utf8')).toBe('one.js')
  expect(told.mock.calls.flat()).toContain('build r1 for / after r2 for /')
  expect(() => run([live, '--form', kept])).toThrow('--form')
})

it('refuses a folder without a build, and then changes nothing', () => {
  const empty = mkdtempSync(join(folder, 'empty-'))
  expect(() => release(empty, live)).toThrow('holds no build')
  expect(existsSync(live)).toBe(false)
})
