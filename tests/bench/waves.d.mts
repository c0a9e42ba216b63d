import type { BrowserContext } from 'playwright'

export type Waves = {
  depthAt(at: number): number
  within(depth: number): { url: string; wave: number }[]
}
export function inWaves(context: BrowserContext, quiet?: number): Promise<Waves>
