import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Entry = {
  version: string
  license?: string
  hasInstallScript?: boolean
  resolved?: string
  dev?: boolean
}

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
const lock = Object.entries(
  (JSON.parse(read('package-lock.json')) as { packages: Record<string, Entry> }).packages,
)

it('no package of the lock file runs an install script', () => {
  expect(lock.length).toBeGreaterThan(100)
  expect(lock.filter(([, entry]) => entry.hasInstallScript)).toEqual([])
})

it('the lock file contains no host names', { tags: 'D53' }, () => {
  expect(lock.filter(([, entry]) => entry.resolved)).toEqual([])
})

it('shipped packages have permissive licences, whose texts the build puts at /licences.md', () => {
  const free = / (MIT|ISC|Unlicense|BSD-[23]-Clause|0BSD|Apache-2\.0|\(MPL-2\.0 OR Apache-2\.0\))$/
  const shipped = lock.filter(([path, entry]) => path !== '' && !entry.dev)
  const workbox = lock.filter(([path]) =>
    /node_modules\/workbox-(core|expiration|precaching|routing|strategies)$/.test(path),
  )
  expect(workbox).toHaveLength(5)
  for (const [path, entry] of [...shipped, ...workbox]) expect(`${path} ${entry.license}`).toMatch(free)
})
