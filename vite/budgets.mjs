/**
 * Most that the home page's JS and CSS, the display face, the worker and the demo's game page may weigh: kB of 1000 bytes, gzip.
 * Scripts, worker and game have 6 kB of room, for an operator's brand and lines.
 */
export const BUDGETS = { js: 118, css: 15, face: 46, worker: 76, game: 12 }
