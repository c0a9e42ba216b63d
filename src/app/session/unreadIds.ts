import { send } from '@/api/send'
import { listInbox, type Message } from '@/contract/messages'
import { PAGE_SIZE, type Id, type Page } from '@/contract/wire/codecs'

/** The badge shows at most 99+. */
const MOST_PAGES = 10

/**
 * Reads the ids of the inbox page by page until one is not above `lastSeen`. Stops silently if a later page fails: the next
 * poll tries again.
 */
export async function unreadIds(first: Page<Message>, lastSeen: number, signal: AbortSignal): Promise<Id[]> {
  const ids = new Set(first.data.map(({ id }) => id))
  const { total } = first
  let rows = first.data
  for (let page = 2; page <= MOST_PAGES && (page - 1) * PAGE_SIZE < total; page += 1) {
    if (rows.length === 0 || rows.some(({ id }) => Number(id) <= lastSeen)) break
    const next = await send(listInbox, { page }, { signal }).catch(() => null)
    if (next === null) break
    rows = next.data.data
    for (const { id } of rows) ids.add(id)
  }
  return [...ids]
}
