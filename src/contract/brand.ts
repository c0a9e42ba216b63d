import brand from '#brand' with { type: 'json' }

// The demo's brand, for Node. Vite reads the brand.json of `VITE_BRAND` in place of this file and of brandTexts.ts
// (vite/branding/sources.ts), and leaves out what is unused.

/** What the brand is called, in full and in short. */
export const { name, shortName } = brand
