import brand from '#brand' with { type: 'json' }

// The demo's brand, for Node. Vite replaces this file and brandTexts.ts by the brand.json of `VITE_BRAND`
// (vite/branding) and drops what is unused.

/** The brand's full and short name. */
export const { name, shortName } = brand
