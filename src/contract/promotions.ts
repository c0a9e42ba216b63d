import * as z from 'zod/mini'
import { amount } from './values/money'
import {
  asText,
  codeOf,
  dateTime,
  flag,
  flagUnlessZero,
  html,
  image,
  incoming,
  key,
  laterPage,
  page,
  readPart,
  recordOrNull,
  rows,
  text,
} from './wire/codecs'
import { memberPost, publicPost } from './wire/endpoint'
import { readHtml } from './wire/htmlText'

/** The kinds of promotions, for the filter. */
export const listPromotionTypes = publicPost('/api/activitytype', {
  effect: 'read',
  data: rows(z.object({ id: key, name: key })),
})

const BLOCK =
  /<\/?(?:blockquote|br|dd|div|dl|dt|h[1-6]|li|ol|p|section|table|tbody|td|tfoot|th|thead|tr|ul)\b[^<>]*>/gi

/** Server HTML as lines of text, one per block or line break, each read by `readHtml`; without empty lines. */
const readLines = (html: string): string[] =>
  html
    .split(BLOCK)
    .map(readHtml)
    .filter((line) => line !== '')

const LONGEST_TERM = 80

/** The terms in a promotion's HTML: its lines of the form `活动时间：长期有效`, as text. */
export const readTermLines = (html: string): string[] =>
  readLines(html).filter((line) => line.length <= LONGEST_TERM && /^[^：:]{2,6}[：:]\s*\S/.test(line))

/** HTML of a list row; only the terms are kept, since the detail has the rest. */
const termLines = z.codec(incoming, z.custom<string[]>(), {
  decode: (value) => readTermLines(asText(value)),
  encode: (lines) => lines.join('<br>'),
})

/** When it runs, if the server sends it. */
const period = { starts_at: dateTime, ends_at: dateTime }

const promotion = z.object({
  id: key,
  title: text,
  /** Id of its kind. */
  type: text,
  banner: image,
  content: termLines,
  memo: termLines,
  can_apply: flag,
  /** Shown only when true. */
  state: flag,
  ...period,
  created_at: dateTime,
})

/** One row of the promotion list. */
export type Promotion = z.output<typeof promotion>

/** The id of a kind; left out for all, `''`. */
const optionalType = z.codec(z.optional(z.string()), z.string(), {
  decode: (type = '') => type,
  encode: (type) => type || undefined,
})

/** Promotions of a kind (`''` = all), a page at a time. */
export const listPromotions = publicPost('/api/activitylist', {
  effect: 'read',
  request: z.object({ type: optionalType, page: laterPage }),
  data: page(promotion),
})

const detail = recordOrNull({
  id: text,
  title: text,
  /** Name of its kind. */
  type_name: text,
  banner: image,
  content: html,
  memo: html,
  can_apply: flag,
  /** Off when it has ended. */
  state: flagUnlessZero,
  ...period,
})

/**
 * One promotion with its rules and memo as HTML. Null when it has ended or the id is unknown: servers then send no object, or
 * empty texts. The path is misspelled on the wire.
 */
export const getPromotion = publicPost('/api/activitydeatil', {
  effect: 'read',
  request: z.object({ id: z.union([z.number(), z.string()]) }),
  data: z.codec(incoming, z.custom<z.output<typeof detail>>(), {
    decode: (value, context) => {
      const read = readPart(detail, value, context)
      return read?.state && `${read.title}${read.content}${read.memo}`.trim() !== '' ? read : null
    },
    encode: (promotion) => z.encode(detail, promotion),
  }),
})

/** Applies for a promotion; the message is shown for any code. Only the detail page sends `amount`. */
export const applyForPromotion = memberPost('/api/doactivityapply', {
  effect: 'money',
  action: '活动申请',
  // spec 1 §8, D13: keeps success styling
  tone: 'success',
  trace: 'applications',
  request: z.object({ activityid: z.union([z.number(), z.string()]), amount: z.optional(amount) }),
})

const application = z.object({
  /** Id of the promotion; `''` where the server leaves it out. */
  activity_id: text,
  activity_name: text,
  created_at: dateTime,
  state: codeOf({ 1: 'pending', 2: 'approved', 3: 'rejected' }, 'unknown'),
})

/** One row of the applications. */
export type Application = z.output<typeof application>

/** The member's applications. */
export const listApplications = memberPost('/api/activityApplyLog', {
  effect: 'read',
  request: z.object({ page: laterPage }),
  data: page(application),
})
