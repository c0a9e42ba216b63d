export function findFirefox(): string | undefined
export function findMiniBrowser(): string | undefined
export function ensureEngines(names: string[]): string[]
