import type { Page } from 'playwright'

/** An element that can be pressed and proves content, by its selector and the beginning of its text. */
export type Wanted = { selector: string; text?: string }
export type Renders = { commits: number; renders: number; mounts: number; by: Record<string, number> }
export type Mutations = { all: number; added: number; by: Record<string, number> }

export function watchContent(wanted: Wanted[]): void
export function watchPaint(): void
export function countRenders(): void
export function countMutations(): void
export function hurryTimers(factor: number): void

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

declare global {
  interface Window {
    probe?: { content?: number; contentAt?: number }
    renders: Renders
    mutations: Mutations
    ticks: Record<number, number>
  }
}
