// `npm run task -- release /srv/portal`: puts a build into the folder that a host serves. Files that others refer to come first, the
// page and the worker last, each in one step. What the build no longer has goes, files of assets/ after 14 days; what no release has
// put there stays.
import * as fs from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { normalizePath } from 'vite'

const KEPT = 14 * 24 * 60 * 60 * 1000
/** What is copied last, in this order: a page must find the files it names, which begin with those of assets/. */
const LAST = ['index.html', 'sw.js', 'version.json']
const stepOf = (file: string) =>
  file.startsWith('assets/') ? -2 : LAST.findIndex((name) => file.startsWith(name))

const filesIn = (folder: string) => {
  const entries = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(normalizePath)
  return entries.filter((name) => fs.statSync(join(folder, name)).isFile())
}

const readJson = <T>(file: string): T | undefined => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}

const isSame = (from: string, to: string) => fs.readFileSync(from).equals(fs.readFileSync(to))
/** Copies under another name first: a visitor gets the old file or the new one, never half of it. Returns whether they differed. */
function put(from: string, to: string): boolean {
  if (fs.existsSync(to) && isSame(from, to)) return false
  fs.mkdirSync(dirname(to), { recursive: true })
  fs.copyFileSync(from, `${to}.new`)
  fs.renameSync(`${to}.new`, to)
  return true
}

/** What a folder's version.json says of its build. */
function versionIn(folder: string) {
  const version = readJson<{ build?: string; lines?: string[] }>(join(folder, 'version.json'))
  if (!version?.lines) return undefined
  const isDemo = version.lines.length === 0
  return { isDemo, name: `${version.build} ${isDemo ? 'of the demo' : `for ${version.lines.join(', ')}`}` }
}

type Consent = {
  /** The folder may hold files that no release has put there. */
  adopt?: boolean
  /** The demo may replace a portal of a real server, and the other way round. */
  switch?: boolean
}

/** Puts a build into the folder a host serves and counts files. Throws, and changes nothing, without a build or consent. */
export function release(
  dist: string,
  target: string,
  { now = Date.now(), ...may }: Consent & { now?: number } = {},
) {
  const [from, to] = [resolve(dist), resolve(target)]
  // When each file was last part of a version; 0 = it is now. Stored beside the folder, since visitors can read what is in it.
  const record = join(dirname(to), `.${basename(to)}-assets.json`)
  const known = readJson<Record<string, number>>(record)
  const files = fs.existsSync(from) ? filesIn(from).filter((file) => !/^(\.vite\/|_headers$)/.test(file)) : []
  if (!files.includes('index.html')) throw new Error(`${from} holds no build: run npm run build first`)
  fs.mkdirSync(to, { recursive: true })
  const older = filesIn(to)

  const foreign = older.filter((file) => !Object.hasOwn(known ?? {}, file))
  const isReplaced = (file: string) => files.includes(file) && !isSame(join(from, file), join(to, file))
  const inTheWay = known ? foreign.filter(isReplaced) : foreign
  if (inTheWay.length > 0 && !may.adopt) {
    const some =
      inTheWay.slice(0, 5).join(', ') + (inTheWay.length > 5 ? ` and ${inTheWay.length - 5} more` : '')
    throw new Error(
      `${to} holds ${some}, which no release has put there. Is it the right folder? --adopt releases into it: files of the build’s own names are replaced, all others stay`,
    )
  }
  const [next, live] = [versionIn(from), versionIn(to)]
  if (next && live && next.isDemo !== live.isDemo && !may.switch)
    throw new Error(
      `${to} holds build ${live.name}, ${from} is ${next.name}. --switch puts it there all the same`,
    )

  const isAsset = (file: string) => file.startsWith('assets/')
  const left = Object.entries(known ?? {}).filter(([file]) => !files.includes(file) && older.includes(file))
  const over = left
    .filter(([file, since]) => !isAsset(file) || now - (since || now) > KEPT)
    .map(([file]) => file)
  const write = (entries: [string, number][]) =>
    fs.writeFileSync(record, `${JSON.stringify(Object.fromEntries(entries), null, 1)}\n`)
  const seen: [string, number][] = files.map((file) => [file, 0])
  const kept = left.map(([file, since]): [string, number] => [file, since || now])
  // Before the first file too: an interrupted release knows its own.
  write([...seen, ...kept])
  const ordered = files.toSorted((one, other) => stepOf(one) - stepOf(other))
  const copied = ordered.filter((file) => put(join(from, file), join(to, file))).length
  for (const file of over) fs.rmSync(join(to, file))
  write([...seen, ...kept.filter(([file]) => !over.includes(file))])
  return { copied, kept: kept.length - over.length, removed: over, build: next?.name, before: live?.name }
}

/** Releases the last build, or a kept one. Returns the exit code. */
export function run(args: string[]): number {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      from: { type: 'string', default: join(import.meta.dirname, '../dist') },
      adopt: { type: 'boolean' },
      switch: { type: 'boolean' },
    },
  })
  const [target, ...more] = positionals
  if (!target || more.length > 0) {
    console.error('npm run task -- release /srv/portal [--from a-kept-dist] [--adopt] [--switch]')
    return 2
  }
  const { copied, kept, removed, build, before } = release(values.from, target, values)
  for (const file of removed) console.log(`removed ${file}`)
  console.log(`build ${build}${before ? ` after ${before}` : ''}`)
  console.log(`${copied} files copied, ${kept} of earlier versions kept, ${removed.length} removed`)
  return 0
}
