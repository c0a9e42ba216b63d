/** Most that the home page's JS and CSS, the display face, the worker and the demo's game page may weigh: kB of 1000 bytes, gzip. */
export const BUDGETS = { js: 113, css: 15, face: 40, worker: 76, game: 12 }
