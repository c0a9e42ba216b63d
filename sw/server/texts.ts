import type { ShippedTexts } from '@/contract/texts/shippedTexts'

/** Address of the promotions' texts. */
export const PROMOTIONS = '/texts/offers.json'

/** Reads a file of the portal by its full address: by fetch, from the worker's cache, or from disk in Node. */
export type ReadFile = (address: string) => Promise<Response>

/** The texts of a shipped file; null when they cannot be read. The next call tries again. */
export async function readTexts(readFile: ReadFile, address: string): Promise<ShippedTexts | null> {
  try {
    const response = await readFile(address)
    return response.ok ? ((await response.json()) as ShippedTexts) : null
  } catch {
    return null // offline, or a host that answers with a page
  }
}
