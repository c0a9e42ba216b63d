import type { Name } from './plan'

export function findFirefox(): string | undefined
export function findMiniBrowser(): string | undefined
export function ensureEngines(names: Name[]): Promise<Name[]>
