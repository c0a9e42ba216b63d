import type { SeedMember } from './types'
/** The accounts of D38; persons, numbers and addresses are invented. */
export declare const members: SeedMember[]
