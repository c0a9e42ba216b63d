/** Order states by their numbers on the wire (spec 2 §4). */
export const ORDER = { pending: 1, approved: 2, rejected: 3 } as const
/** The payment type of what the house gives in the funds records, where it stands among the deposits. */
export const GIFT = 'bonus'
