import type { Wanted } from './probes.mjs'

export const CONTENT: Record<'hello' | 'home' | 'lobby', Wanted[]>
