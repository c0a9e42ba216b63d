// `npm run task -- release /srv/portal`: puts dist/ into the folder that a host serves. Files that others refer to come first, the
// page and the worker last, each in one step. Files of assets/ stay for 14 days after they were last part of a version.
import * as fs from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
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

const readJson = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, number>

/** Copies under another name first: a visitor gets the old file or the new one, never half of it. Returns whether they differed. */
function put(from: string, to: string): boolean {
  if (fs.existsSync(to) && fs.readFileSync(from).equals(fs.readFileSync(to))) return false
  fs.mkdirSync(dirname(to), { recursive: true })
  fs.copyFileSync(from, `${to}.new`)
  fs.renameSync(`${to}.new`, to)
  return true
}

/** Puts a build into the folder a host serves and counts files. Throws if `dist` holds no build. */
export function release(dist: string, target: string, { now = Date.now() } = {}) {
  const [from, to] = [resolve(dist), resolve(target)]
  // When each file was last part of a version; 0 = it is now. Stored beside the folder, since visitors can read what is in it.
  const record = join(dirname(to), `.${basename(to)}-assets.json`)
  const known: Record<string, number> = fs.existsSync(record) ? readJson(record) : {}
  const files = filesIn(from).filter((file) => !/^(\.vite\/|_headers$)/.test(file))
  if (!files.includes('index.html')) throw new Error(`${from} holds no build: run npm run build first`)
  fs.mkdirSync(to, { recursive: true })

  const ordered = files.toSorted((one, other) => stepOf(one) - stepOf(other))
  const copied = ordered.filter((file) => put(join(from, file), join(to, file))).length

  const older = filesIn(to).filter((file) => !files.includes(file))
  const isAsset = (file: string) => file.startsWith('assets/')
  const sinceOf = (file: string) => known[file] || now
  // At the top: a page or compressed copy that this version no longer has.
  const over = older.filter((file) =>
    isAsset(file) ? now - sinceOf(file) > KEPT : /^[^./][^/]*$/.test(file),
  )
  for (const file of over) fs.rmSync(join(to, file))
  const kept = older.filter((file) => isAsset(file) && !over.includes(file))
  const seen = [
    ...files.filter(isAsset).map((file) => [file, 0]),
    ...kept.map((file) => [file, sinceOf(file)]),
  ]
  fs.writeFileSync(record, `${JSON.stringify(Object.fromEntries(seen), null, 1)}\n`)
  return { copied, kept: kept.length, removed: over.length }
}

/** Releases the last build. Returns the exit code. */
export function run([target = '-', ...more]: string[]): number {
  if (target.startsWith('-') || more.length > 0) {
    console.error('npm run task -- release /srv/portal')
    return 2
  }
  const { copied, kept, removed } = release(join(import.meta.dirname, '../dist'), target)
  console.log(`${copied} files copied, ${kept} of earlier versions kept, ${removed} removed`)
  return 0
}
