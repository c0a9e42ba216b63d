/** The page of the inbox a query asks for; anything odd is the first (spec 2 §2). */
export function readPage(search: string): number {
  const text = new URLSearchParams(search).get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}

/** The query of a tab and page: 0 announcements, 1 inbox; page 1 goes without saying. */
export const messagesQuery = (type: 0 | 1, page = 1): string =>
  new URLSearchParams({ type: String(type), ...(page > 1 && { page: String(page) }) }).toString()
