import { send } from '@/api/send'
import { listInbox, type Message } from '@/contract/messages'
import { PAGE_SIZE, type Page } from '@/contract/wire'

/** A badge tells no more than 99+. */
const MOST_PAGES = 10

/**
 * Ids of the inbox from its first page on, down to one that is not above `lastSeen`. A later page that cannot be read ends
 * it without a word: the next look reads it again.
 */
export async function unreadIds(
  first: Page<Message>,
  lastSeen: number,
  signal: AbortSignal,
): Promise<number[]> {
  const ids = new Set(first.data.map(({ id }) => id))
  const { total } = first
  let rows = first.data
  for (let page = 2; page <= MOST_PAGES && (page - 1) * PAGE_SIZE < total; page += 1) {
    if (rows.length === 0 || rows.some(({ id }) => id <= lastSeen)) break
    const next = await send(listInbox, { page }, { signal }).catch(() => null)
    if (next === null) break
    rows = next.data.data
    for (const { id } of rows) ids.add(id)
  }
  return [...ids]
}
