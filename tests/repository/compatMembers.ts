import data from '@mdn/browser-compat-data/forLegacyNode'
import type { Identifier } from '@mdn/browser-compat-data/types'
import { featureAt, lackedBy, pathsOfGlobal } from '../../tools/compat'

const builtins = data.javascript.builtins!

/** Paths of all members of interfaces and built-in objects, by the member's name. */
const byMember = new Map<string, string[]>()
for (const [root, owners] of Object.entries({ api: data.api, 'javascript.builtins': builtins }))
  for (const [owner, members] of Object.entries<Identifier>(owners))
    for (const [member, { __compat }] of Object.entries<Identifier>(members)) {
      const name = member.replace(/_static$/, '')
      if (__compat && !member.endsWith('_event'))
        byMember.set(name, [...(byMember.get(name) ?? []), `${root}.${owner}.${member}`])
    }

type Member = [owner: string, member: string | null]

/** Globals and members that one of the oldest engines lacks; the member is null for the global itself. */
export const allYounger = (): Member[] =>
  Object.entries<Identifier>({ ...data.api, ...builtins }).flatMap(
    ([owner, { __compat: own, ...members }]): Member[] => {
      if (own && lackedBy(own).length > 0) return [[owner, null]]
      return Object.entries<Identifier>(members)
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
