import * as z from 'zod/mini'
import { asText, html, image, incoming, recordOrNull, rows, text } from './wire/basicCodecs'
import { publicPost } from './wire/endpoint'
import { readHtml } from './wire/htmlText'

/** A picture of the home carousel; an http(s) or `#/…` address in `url` makes it a link. */
const banner = z.object({ src: image, url: text })

/** The banners of the home page (type 1). */
export const listBanners = publicPost('/api/bannerList', {
  effect: 'read',
  request: z.object({ type: z.number() }),
  data: rows(banner),
})

/**
 * An announcement: its title (may be `''`), its content as the server spells it (may be HTML), both as one plain text, and
 * the server's text for when it was published, `''` if it has none. `readServerTime` reads that text.
 */
export type Notice = { title: string; content: string; text: string; published: string }

/** Servers send a text, or `{name or title, content, created_at?}`; as one text the latter is `title：content`. */
const notice = z.codec(
  incoming,
  z.custom<Notice>((value) => (value as Notice).text !== ''),
  {
    decode: (value) => {
      const row = Object(typeof value === 'string' ? { content: value } : value) as Record<string, unknown>
      const title = asText(row.title || row.name)
      const content = asText(row.content)
      const text = [title, content].map(readHtml).filter(Boolean).join('：')
      return { title, content, text, published: asText(row.created_at) }
    },
    encode: ({ title, content, published }) =>
      title || published ? { title, content, created_at: published } : content,
  },
)

/** Platform announcements. */
export const listNotices = publicPost('/api/homenotice', { effect: 'read', data: rows(notice) })

/** One help article as HTML; null when there is none. Types 1, 2, 3, 4, 5, 7, 8. */
export const getArticle = publicPost('/api/article', {
  effect: 'read',
  // spec 1 §8: shows no error on failure
  tone: 'silent',
  request: z.object({ type: z.number() }),
  data: recordOrNull({ content: html }),
})
