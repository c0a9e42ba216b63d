// What the compatibility data of MDN says about the oldest engines (vite/floor.ts).
import data from '@mdn/browser-compat-data/forLegacyNode'
import type * as Data from '@mdn/browser-compat-data/types'
import { floor } from '../../vite/floor'
import waysRound from './younger.json' with { type: 'json' }

/** The data's names of browserslist's engines, where they differ. */
const NAMES: Record<string, string> = {
  ios_saf: 'safari_ios',
  and_chr: 'chrome_android',
  android: 'webview_android',
}

/** Compares version numbers part by part: 16.10 is newer than 16.4. Made once: `localeCompare` would make one for each pair. */
const numbers = new Intl.Collator('en', { numeric: true })
const isAfter = (one: string, other: string) => numbers.compare(one.replace('≤', ''), other) > 0

/** The feature's entry by path, as `api.AbortSignal.any_static`; undefined when the data doesn't know it. */
export function featureAt(path: string): Data.CompatStatement | undefined {
  let node: Data.Identifier | undefined = data as unknown as Data.Identifier
  for (const name of path.split('.')) node = node && Object.hasOwn(node, name) ? node[name] : undefined
  return node?.__compat
}

/** The engines that lack a feature in these versions, by default the oldest supported ones: `safari 16.4`. */
export const lackedBy = ({ support }: Data.CompatStatement, versions: Record<string, string> = floor) =>
  Object.entries(versions).flatMap(([name, version]) => {
    const statements = [support[(NAMES[name] ?? name) as Data.BrowserName] ?? []].flat()
    const isThere = statements.some(({ version_added: added, version_removed: removed, flags }) => {
      const isNew = !added || !/^≤?\d/.test(added) || isAfter(added, version)
      return !flags && !isNew && (!removed || isAfter(removed, version))
    })
    return isThere ? [] : [`${name} ${version}`]
  })

/** Candidate paths of a global or of its static member. */
export const pathsOfGlobal = (name: string, member?: string): string[] =>
  member === undefined
    ? [`javascript.builtins.${name}`, `api.${name}`, `api.Window.${name}`]
    : [`javascript.builtins.${name}.${member}`, `api.${name}.${member}_static`, `api.${name}.${member}`]

/** The first path the data knows, if all it knows are newer than the floor; else undefined. */
export function youngest(candidates: string[]): string | undefined {
  const known = candidates.filter(featureAt)
  return known.every((path) => lackedBy(featureAt(path)!).length > 0) ? known[0] : undefined
}

/** How the portal manages without a feature; undefined if it is required. An entry of younger.json covers all below its path. */
export const wayRound = (path: string): string | undefined =>
  Object.entries(waysRound).find(([known]) => `${path}.`.startsWith(`${known}.`))?.[1]

const builtins = data.javascript.builtins!

/** Paths of all members of interfaces and built-in objects, by the member's name. */
const byMember = new Map<string, string[]>()
for (const [root, owners] of Object.entries({ api: data.api, 'javascript.builtins': builtins }))
  for (const [owner, members] of Object.entries<Data.Identifier>(owners))
    for (const [member, { __compat }] of Object.entries<Data.Identifier>(members)) {
      const name = member.replace(/_static$/, '')
      if (__compat && !member.endsWith('_event'))
        byMember.set(name, [...(byMember.get(name) ?? []), `${root}.${owner}.${member}`])
    }

type Member = [owner: string, member: string | null]

/** Globals and members that one of the oldest engines lacks; the member is null for the global itself. */
export const allYounger = (): Member[] =>
  Object.entries<Data.Identifier>({ ...data.api, ...builtins }).flatMap(
    ([owner, { __compat: own, ...members }]): Member[] => {
      if (own && lackedBy(own).length > 0) return [[owner, null]]
      return Object.entries<Data.Identifier>(members)
        .filter(([, { __compat }]) => __compat && lackedBy(__compat).length > 0)
        .map(([member]) => [owner, member.replace(/_static$/, '')])
    },
  )

/**
 * Candidate paths of a member of an interface as TypeScript's library names it. The library's mixins are unknown to the data:
 * their members are sought in all interfaces.
 */
export function pathsOfMember(owner: string, member: string): string[] {
  const name = owner.replace(/^Readonly|Constructor$/g, '')
  const own = pathsOfGlobal(name, member).filter(featureAt)
  return own.length > 0 ? own : (byMember.get(member) ?? [])
}

/** Candidate paths of an attribute of an element. */
export const pathsOfAttribute = (element: string, attribute: string): string[] => [
  `html.elements.${element}.${attribute.toLowerCase()}`,
  `html.global_attributes.${attribute.toLowerCase()}`,
]
