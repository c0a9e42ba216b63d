import brand from '#brand' with { type: 'json' }

// A module of its own: the name loads first, these texts later.

/** What the brand says of itself, and which shipped content stands in for a server that has none. */
export const { slogan, greeting, footnotes, age, promises, licences, contact, shipped } = brand
