/** Order states by their numbers on the wire (spec 2 §4). */
export const ORDER = { pending: 1, approved: 2, rejected: 3 } as const
/** Payment type of bonuses and commission in the funds records, which list them with the deposits. */
export const GIFT = 'bonus'
