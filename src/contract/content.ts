import * as z from 'zod/mini'
import { publicPost } from './endpoint'
import { image, recordOrNull, rows, text } from './wire'

/** A picture of the home carousel; `url`, when an http(s) or `#/…` address, makes it a link. */
const banner = z.object({ src: image, url: text })

/** The banners of the home page (type 1). Spec 1 §3. */
export const listBanners = publicPost('/api/bannerList', {
  request: z.object({ type: z.number() }),
  data: rows(banner),
})

/** A notice is one text; servers that send `{name or title, content}` are read as `title：content`. */
const notice = z.codec(
  z.unknown(),
  z.custom<string>((value) => value !== ''),
  {
    decode: (value) => {
      if (typeof value === 'string') return value.trim()
      if (typeof value !== 'object' || value === null) return ''
      const { title, name, content } = value as Record<string, unknown>
      return [title ?? name, content]
        .filter((part) => typeof part === 'string' && part.trim() !== '')
        .join('：')
    },
    encode: (value) => value,
  },
)

/** Platform announcements, plain texts (spec 1 §3, spec 2 §2). */
export const listNotices = publicPost('/api/homenotice', { data: rows(notice) })

/** One help article as HTML; null when there is none. Types 1, 2, 3, 4, 5, 7, 8 (spec 1 §2). */
export const getArticle = publicPost('/api/article', {
  // spec 1 §8: shows no error on failure
  tone: 'silent',
  request: z.object({ type: z.number() }),
  data: recordOrNull({ content: text }),
})
