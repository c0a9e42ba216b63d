import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LOCAL_KEYS, OTHER_NAMES, TAB_KEYS } from './storageKeys'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|tsx|js|html)$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))

it('the list of storage keys has every key the sources use', { tags: 'D6' }, () => {
  const names = sources.flatMap((text) => text.match(/\bportal:\w+/g) ?? [])
  const known = [...LOCAL_KEYS, ...TAB_KEYS, ...OTHER_NAMES].filter((name) => name.startsWith('portal:'))
  expect([...new Set(names)].toSorted()).toEqual(known.toSorted())
})

it('only the safe wrapper touches storage', { tags: 'D6' }, () => {
  const bare = sources.flatMap((text) =>
    text
      .split('\n')
      .filter((line) => /\b(localStorage|sessionStorage)\b/.test(line) && !/^\s*(\/\/|\*|\/\*\*)/.test(line)),
  )
  const allowed = [
    'export const local = make(() => localStorage)',
    'export const perTab = make(() => sessionStorage)',
    // The inline script runs before any module.
    "if (localStorage.getItem('appInfo')) {",
    "} else if (!localStorage.getItem('serverUrl')) {",
    "if (!sessionStorage.getItem('token')) calls = ofRoute(reads)",
    // Storage of a tab that was just opened, and what it gets of this one's.
    'attempt(() => tab.sessionStorage.clear())',
    'if (without) attempt(() => handOver(tab.sessionStorage, without))',
    'for (const [key, value] of Object.entries(sessionStorage) as [string, string][])',
  ]
  expect(bare.map((line) => line.trim()).toSorted()).toEqual(allowed.toSorted())
})
