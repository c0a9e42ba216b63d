import { addressesOf, allRoutes } from './routes'

// Chat apps, forwarders and hands change links. Paths are ASCII letters and slashes, so whatever else surrounds one is not its.

const addresses = new Map(allRoutes.flatMap(addressesOf).map((path) => [path.toLowerCase(), path]))

/** Encoded signs nobody sees: zero-width and direction marks, variation selectors. */
const ENCODED_MARKS = /%E2%80%(8[B-F]|A[A-E])|%E2%81%A[0-9A-F]|%EF%BB%BF|%EF%B8%8[0-9A-F]|%C2%AD/gi
/** The last sign, if it may be none of the link's: what no address of the app ends in, with what browsers encode by themselves. */
const LAST = /%[C-F][\dA-F](%[89AB][\dA-F])+$|%(2[02]|0[9AD]|3[CE])$|[\s,;:!)\]}'"<>]$|[^\0-~]$/i
const ENCODED_EQUALS = /%(25)*3D/i
const PARTS = /^(.*?)(?:[?&](.*))?$/s
/** An address is encoded once per app that hands it on. */
const MOST_LEVELS = 5

/** Decodes one level; what isn't UTF-8 is left out. */
const decode = (text: string): string =>
  text.replace(/(%[\dA-F]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run)
    } catch {
      return ''
    }
  })

function trimEnd(text: string): string {
  let end = text
  for (let last; (last = LAST.exec(end)?.[0]) && !/[\p{L}\p{N}]/u.test(decode(last));)
    end = end.slice(0, -last.length)
  return end
}

/** A query without what was added around its values, which stay as they are. */
function tidy(query: string): string {
  return (
    trimEnd(query.replace(ENCODED_MARKS, ''))
      .split('&')
      // A second `?` adds a value, unless this one is a path with its own query.
      .flatMap((pair) => (/\/|%2F/i.test(pair) ? pair : pair.split('?')))
      .map((pair) => (!pair.includes('=') && ENCODED_EQUALS.test(pair) ? decode(pair) : pair))
      .filter((pair) => pair !== '')
      .join('&')
  )
}

type Found = { path: string; query: string }

/** The first page named in a text; the home page counts if there is no other. */
function find(text: string, levels = MOST_LEVELS): Found | null {
  let home: Found | null = null
  for (const part of text.replaceAll('&amp;', '&').split('#')) {
    const [, head = '', query = ''] = PARTS.exec(part)!
    const plain = decode(head)
      .normalize('NFKC')
      .replace(/[\p{Cf}\p{Variation_Selector}]/gu, '')
      .replaceAll('\\', '/')
    let found: Found | null = null
    if (plain !== head && levels > 0) found = find(query ? `${plain}?${query}` : plain, levels - 1)
    else {
      const word = /^\W*([\w/-]*)/.exec(plain)![1]!.replace(/\/+/g, '/').replace(/\/$/, '')
      const path = addresses.get(`/${word.toLowerCase()}`)
      if (path !== undefined) found = { path, query }
    }
    if (found && found.path !== '/') return found
    home ??= found
  }
  return home
}

const PID = /[?&]pid=([\w-]{1,32})(?![\w-])/i

/**
 * The path and query that a mangled address means, with the `pid` of the page's own query moved into the hash, and what
 * remains of that query. An unknown path is the home page. Values of the query keep their spelling.
 */
export function readAddress({ hash, search }: { hash: string; search: string }): {
  target: string
  search: string
} {
  let rest = search
  // A forwarder has encoded the `#` too.
  const [before = '', ...after] = hash === '' ? search.split(/%23/i) : []
  const text = (after.length > 0 ? after.join('#') : hash.slice(1))
    // A full-width `？` or `＆` after the path, which browsers encode.
    .replace(/(^|#)([^?&#]*?)(？|＆|%EF%BC%(9F|86))/gi, '$1$2?')
  let found = find(text)
  if (after.length > 0 && found && found.path !== '/') rest = before
  found ??= { path: '/', query: '' }
  let query = tidy(found.query)
  if (!new URLSearchParams(query).has('pid')) {
    // Of the page's query, or before a second `#`.
    const pid = PID.exec(rest + hash)?.[1]
    if (pid !== undefined) query += `${query && '&'}pid=${pid}`
  }
  rest = rest.replace(/([?&])pid=[^&]*&?/i, '$1').replace(/[?&]$/, '')
  return { target: found.path + (query && `?${query}`), search: rest }
}
