import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { isRepeat, pageSize } from '@/api/pages'
import type { Page } from '@/contract/wire/codecs'

/** The page of a list that is on screen, and why it lacks rows; null if it doesn't. */
type ShownPage = { page: number; size: number; note: string | null; data?: Page<unknown> }

/** Why rows are missing on a page that the server's total promises; null if none are. */
function noteOn(page: number, size: number, read: Page<unknown>, before: ShownPage): string | null {
  if (before.page === page && before.note !== null && read.data.length > 0) return before.note
  if (before.page !== page && isRepeat(before.data, read))
    return `第${page}页与第${before.page}页相同，服务器没有给出其余记录`
  return read.data.length === 0 && (page - 1) * size < read.total ? `服务器没有给出第${page}页的记录` : null
}

/** Follows a server's list through its pages (D17). While the next page loads, the one before stays. */
export function useShownPage(
  page: number,
  { data, isPlaceholderData }: Pick<UseQueryResult<Page<unknown>>, 'data' | 'isPlaceholderData'>,
): ShownPage {
  const [shown, setShown] = useState<ShownPage>({ page, size: 0, note: null })
  if (!data || isPlaceholderData || (shown.data === data && shown.page === page)) return shown
  const size = pageSize(page, data, shown.size)
  const next = { page, size, note: noteOn(page, size, data, shown), data }
  setShown(next)
  return next
}
