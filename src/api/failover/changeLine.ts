import type { QueryClient } from '@tanstack/react-query'
import { getSite } from '@/contract/site'
import { baseAddress, takeLine } from '../lines'
import { query } from '../query'
import { moveFrom, onForeignLeft, PATIENCE } from './failover'

/** Cancels reads waiting for the former line, and sends the active ones to the new one. */
async function readAnew(client: QueryClient): Promise<void> {
  // A refetch would wait for a hanging first read.
  await client.cancelQueries({ fetchStatus: 'fetching' })
  await client.refetchQueries({ type: 'active' })
}

/** Moves to the line the player chose. */
export function chooseLine(client: QueryClient, line: string): void {
  if (line === baseAddress) return
  takeLine(line)
  void readAnew(client)
}

/**
 * At start: moves on if the last line used hasn't sent app info within 3 s of the navigation. What a line that was no server has
 * answered is read anew.
 */
export async function watchStart(client: QueryClient): Promise<void> {
  onForeignLeft(() => void readAnew(client))
  await new Promise((resolve) => setTimeout(resolve, PATIENCE - performance.now()))
  const line = baseAddress
  const stateOfSite = () => client.getQueryState(query(getSite).queryKey)
  const isGood = () => (stateOfSite()?.dataUpdatedAt ?? 0) > performance.timeOrigin
  if (stateOfSite()?.fetchStatus !== 'fetching' || isGood()) return
  if (await moveFrom(line, true, isGood)) await readAnew(client)
}
