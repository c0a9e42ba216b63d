export const BUDGETS: { js: number; css: number; worker: number; game: number }
