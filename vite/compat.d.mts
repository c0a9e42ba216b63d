type Compat = { support: Record<string, unknown> }
/** The feature's entry by path, as `api.AbortSignal.any_static`; undefined when the data doesn't know it. */
export function featureAt(path: string): Compat | undefined
/** The engines that lack a feature in these versions, by default the oldest supported ones: `safari 16.4`. */
export function lackedBy(feature: Compat, versions?: Record<string, string>): string[]
/** Globals and members that one of the oldest engines lacks, as `[owner, member]`; the member is null for the global itself. */
export function allYounger(): [owner: string, member: string | null][]
/** Candidate paths of a global or of its static member. */
export function pathsOfGlobal(name: string, member?: string): string[]
/** Candidate paths of a member of an interface as TypeScript's library names it. */
export function pathsOfMember(owner: string, member: string): string[]
/** Candidate paths of an attribute of an element. */
export function pathsOfAttribute(element: string, attribute: string): string[]
/** The first path the data knows, if all it knows are newer than the floor; else undefined. */
export function youngest(candidates: string[]): string | undefined
