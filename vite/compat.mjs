// What the compatibility data of MDN says about the oldest engines (floor.mjs).
import data from '@mdn/browser-compat-data/forLegacyNode'
import { floor } from './floor.mjs'

/** The data's names of browserslist's engines. */
const NAMES = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  and_chr: 'chrome_android',
  android: 'webview_android',
}

/** Compares version numbers part by part: 16.10 is newer than 16.4. */
const isAfter = (a, b) => {
  const [left, right] = [a, b].map((version) => version.replace('≤', '').split('.').map(Number))
  return left[0] === right[0] ? (left[1] ?? 0) > (right[1] ?? 0) : left[0] > right[0]
}

const isIn = ({ version_added: added, version_removed: removed, flags }, version) =>
  !flags && /^≤?\d/.test(added) && !isAfter(added, version) && !(removed && !isAfter(removed, version))

/** The feature's entry by path, as `api.AbortSignal.any_static`; undefined when the data doesn't know it. */
export const featureAt = (path) =>
  path.split('.').reduce((node, name) => (node && Object.hasOwn(node, name) ? node[name] : undefined), data)
    ?.__compat

/** The engines whose oldest supported version lacks a feature, such as `safari 16.4`. */
export const lackedBy = ({ support }, versions = floor) =>
  Object.entries(versions).flatMap(([name, version]) => {
    const statements = [support[NAMES[name]] ?? []].flat()
    return statements.some((statement) => isIn(statement, version)) ? [] : [`${name} ${version}`]
  })

/** Paths of all members of interfaces and built-in objects, by the member's name. */
const byMember = new Map()
const roots = { api: data.api, 'javascript.builtins': data.javascript.builtins }
for (const [root, owners] of Object.entries(roots))
  for (const [owner, members] of Object.entries(owners))
    for (const [member, { __compat }] of Object.entries(members)) {
      const name = member.replace(/_static$/, '')
      if (__compat && !member.endsWith('_event'))
        byMember.set(name, [...(byMember.get(name) ?? []), `${root}.${owner}.${member}`])
    }

/** Globals and members that one of the oldest engines lacks, as `[owner, member]`; the member is null for the global itself. */
export const allYounger = () =>
  Object.entries({ ...data.api, ...data.javascript.builtins }).flatMap(
    ([owner, { __compat: own, ...members }]) => {
      if (own && lackedBy(own).length > 0) return [[owner, null]]
      return Object.entries(members)
        .filter(([, { __compat }]) => __compat && lackedBy(__compat).length > 0)
        .map(([member]) => [owner, member.replace(/_static$/, '')])
    },
  )

/** Candidate paths of a global or of its static member. */
export const pathsOfGlobal = (name, member) =>
  member === undefined
    ? [`javascript.builtins.${name}`, `api.${name}`, `api.Window.${name}`]
    : [`javascript.builtins.${name}.${member}`, `api.${name}.${member}_static`, `api.${name}.${member}`]

/**
 * Candidate paths of a member of an interface as TypeScript's library names it. The library's mixins are unknown to the data:
 * their members are sought in all interfaces.
 */
export function pathsOfMember(owner, member) {
  const name = owner.replace(/^Readonly|Constructor$/g, '')
  const own = pathsOfGlobal(name, member).filter(featureAt)
  return own.length > 0 ? own : (byMember.get(member) ?? [])
}

/** Candidate paths of an attribute of an element. */
export const pathsOfAttribute = (element, attribute) => [
  `html.elements.${element}.${attribute.toLowerCase()}`,
  `html.global_attributes.${attribute.toLowerCase()}`,
]

/** The candidate path, if every one the data knows is newer than the floor; else undefined. */
export function youngest(candidates) {
  const known = candidates.filter(featureAt)
  return known.every((path) => lackedBy(featureAt(path)).length > 0) ? known[0] : undefined
}
