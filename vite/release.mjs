// `npm run release -- /srv/portal`: puts dist/ into the folder that a host serves. Files that others refer to come first, the
// page and the worker last, each in one step. Files of assets/ stay for 14 days after they were last part of a version.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

const DAY = 24 * 60 * 60 * 1000
const KEPT = 14 * DAY
/** From the first file to copy to the last: a page must find the files it names. */
const ORDER = [
  /^assets\//,
  /^(?!index\.html|sw\.js|version\.json)/,
  /^index\.html/,
  /^sw\.js/,
  /^version\.json/,
]

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )

/** Copies under another name first: a visitor gets the old file or the new one, never half of it. */
function put(from, to) {
  if (existsSync(to) && readFileSync(from).equals(readFileSync(to))) return false
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(from, `${to}.new`)
  renameSync(`${to}.new`, to)
  return true
}

export function release(dist, target, { now = Date.now() } = {}) {
  const [from, to] = [resolve(dist), resolve(target)]
  // When each file was last part of a version; 0 = it is now. Stored beside the folder, since visitors can read what is in it.
  const record = join(dirname(to), `.${basename(to)}-assets.json`)
  const known = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {}
  const files = filesIn(from).filter((file) => !file.startsWith('.vite/'))
  if (!files.includes('index.html')) throw new Error(`${from} holds no build: run npm run build first`)
  mkdirSync(to, { recursive: true })

  let copied = 0
  for (const step of ORDER)
    for (const file of files.filter((name) => step.test(name)))
      if (put(join(from, file), join(to, file))) copied += 1

  const current = new Set(files)
  const seen = {}
  let removed = 0
  for (const file of filesIn(to)) {
    if (file.startsWith('assets/')) {
      const last = current.has(file) ? 0 : known[file] || now
      if (last !== 0 && now - last > KEPT) {
        rmSync(join(to, file))
        removed += 1
      } else seen[file] = last
    } else if (!file.includes('/') && !file.startsWith('.') && !current.has(file)) {
      // A page or compressed copy that this version no longer has.
      rmSync(join(to, file))
      removed += 1
    }
  }
  writeFileSync(record, `${JSON.stringify(seen, null, 1)}\n`)
  const kept = Object.values(seen).filter((last) => last !== 0).length
  return { copied, kept, removed }
}

if (import.meta.filename === process.argv[1]) {
  const [target] = process.argv.slice(2)
  if (!target) {
    console.error('npm run release -- /srv/portal')
    process.exit(2)
  }
  const { copied, kept, removed } = release(join(import.meta.dirname, '../dist'), target)
  console.log(`${copied} files copied, ${kept} of earlier versions kept, ${removed} removed`)
}
