export const BUDGETS: { js: number; css: number; face: number; worker: number; game: number }
