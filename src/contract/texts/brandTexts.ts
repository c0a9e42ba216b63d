import brand from '#brand' with { type: 'json' }

// A separate module: the name loads first, these texts later.

/** The brand's own texts, and which shipped content may replace missing server content. */
export const { slogan, greeting, footnotes, age, promises, licences, contact, shipped } = brand
