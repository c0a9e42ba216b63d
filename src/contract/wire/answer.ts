import { readEnvelope, type Envelope } from './endpoint'

/** Texts, which stay, and numbers. */
const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi
/** A number whose whole part no JS number surely holds. */
const LONG = /^-?\d{16,}(?:\.\d+)?$/

/** JSON as a value, with whole parts of 16 and more digits as texts: ids, order numbers and amounts keep every digit. */
const parse = (json: string): unknown =>
  JSON.parse(
    /\d{16}/.test(json) ? json.replace(TOKEN, (found) => (LONG.test(found) ? `"${found}"` : found)) : json,
  )

const tryEnvelope = (json: string): Envelope | null => {
  try {
    return readEnvelope(parse(json))
  } catch {
    return null
  }
}

/** What may stand behind an answer: nothing, or a notice of PHP as HTML or as text. */
const AFTER = /^\s*(?:$|<(?:br|b|font|table)\b|(?:PHP )?(?:Notice|Warning|Deprecated|Fatal error)\b)/i
const PAGE = /<(?:!doctype|html|head|body)\b/i

/**
 * The envelope in the text of an answer; null if there is none. A byte order mark, blanks and PHP's notices around it are
 * passed over. An HTML page with an envelope somewhere in it is none.
 */
export function readAnswer(body: string): Envelope | null {
  const whole = tryEnvelope(body)
  if (whole) return whole
  // Braces of a notice, such as `{closure}`, don't begin an object; those inside a half answer are never tried.
  const start = body.search(/\{\s*"/)
  if (start < 0 || PAGE.test(body.slice(0, start))) return null
  let end = body.lastIndexOf('}') + 1
  for (let tries = 0; tries < 9 && end > start; tries += 1) {
    const found = AFTER.test(body.slice(end)) ? tryEnvelope(body.slice(start, end)) : null
    if (found) return found
    end = body.lastIndexOf('}', end - 2) + 1
  }
  return null
}
