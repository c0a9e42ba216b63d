import * as z from 'zod/mini'
import { dateTime, html, id, page, text } from './wire/codecs'
import { memberPost } from './wire/endpoint'

const message = z.object({ id, title: text, /** HTML. */ content: html, created_at: dateTime })

/** One inbox message. */
export type Message = z.output<typeof message>

/** The inbox, newest first, a page at a time. */
export const listInbox = memberPost('/api/noticeList', {
  effect: 'read',
  request: z.object({ page: z.number() }),
  data: page(message),
})
