/** Most that the home page's JS and CSS, the worker and the demo's game page may weigh: kB of 1000 bytes, gzip. */
export const BUDGETS = { js: 113, css: 15, worker: 76, game: 12 }
