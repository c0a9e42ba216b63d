import type { Page } from 'playwright'
import type { Mutations, Renders } from './probes.mjs'

export type Counts = Renders & { mutations: Mutations; ticks: Record<number, number> }
export type Difference = {
  commits: number
  renders: number
  mounts: number
  renderedBy: Record<string, number>
  mutations: number
  added: number
  mutatedIn: Record<string, number>
  ticks: Record<number, number>
}
export function readCounts(page: Page): Promise<Counts>
export function difference(before: Counts, after: Counts): Difference
