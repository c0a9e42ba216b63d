export function findFirefox(): string | undefined
export function findMiniBrowser(): string | undefined
export function ensureEngines<Name extends string>(names: Name[]): Promise<Name[]>
