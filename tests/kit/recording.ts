import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One exchange of a recorded server, as in `src/contract/recorded`. */
export type Exchange = {
  method: string
  path: string
  query?: string
  /** The body, parsed if it is JSON; `''` without one. */
  request: unknown
  /** Whether it had a session. */
  authorised: boolean
  http: number
  type: string
  answer: unknown
}

const SECRET =
  /^(\w*password|newpasword|confirm_?pass|pay_?pass|\w*pwd|\w*_token|token|\w*secret|api_?key|session\w*)$/i
const PERSONAL = /^(real_?name|mobile|phone|email|bank_?no|bank_?owner|bank_?address|id_?card|\w*_ip|ip)$/i
const NETWORK = /^(TRC|ERC)20$/
const IN_ADDRESS = /([?&](?:token|session|sid|ticket|key|sign|auth)\w*=)[^&#"'\s]+/gi

/** JSON, or the text itself where it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** One exchange as a browser tells of it. */
type Told = {
  method: string
  url: string
  headers: Record<string, string>
  body: string
  http: number
  type: string
  answer: string
}

/** Where the path of a call begins; negative for what is no call. */
export const placeOfCall = (path: string) => path.indexOf('/api/')

/** An exchange of a call, below whichever folder. */
export function exchangeOf({ url, headers, body, answer, ...told }: Told): Exchange {
  const { pathname, search } = new URL(url)
  const isForm = headers['content-type']?.startsWith('multipart/') === true
  return {
    method: told.method,
    path: pathname.slice(placeOfCall(pathname)),
    ...(search && { query: search.slice(1) }),
    request: isForm ? '(multipart: file)' : parsed(body),
    authorised: /^Bearer ./.test(headers.authorization ?? ''),
    http: told.http,
    type: told.type,
    answer: parsed(answer),
  }
}

type HarBody = { text?: string; encoding?: string; mimeType?: string; _file?: string }
type HarEntry = {
  request: { method: string; url: string; headers: { name: string; value: string }[]; postData?: HarBody }
  response: { status: number; content: HarBody }
}

/** The calls of a HAR file, of a browser's tools or of Playwright, which may keep bodies in files beside it. */
function fromHar(entries: HarEntry[], folder: string): Exchange[] {
  const textOf = ({ text = '', encoding, _file }: HarBody = {}) => {
    if (_file) return readFileSync(join(folder, _file), 'utf8')
    return encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text
  }
  const isCall = ({ request, response }: HarEntry) =>
    placeOfCall(new URL(request.url).pathname) >= 0 && request.method !== 'OPTIONS' && response.status > 0
  return entries.filter(isCall).map(({ request, response }) =>
    exchangeOf({
      method: request.method,
      url: request.url,
      headers: Object.fromEntries(request.headers.map(({ name, value }) => [name.toLowerCase(), value])),
      body: textOf(request.postData),
      http: response.status,
      type: response.content.mimeType ?? '',
      answer: textOf(response.content),
    }),
  )
}

/** The exchanges in a file of `record` or a HAR file. Throws for any other, and for one without calls. */
export function exchangesIn(file: string): Exchange[] {
  const read = parsed(readFileSync(file, 'utf8')) as Exchange[] | { log?: { entries?: HarEntry[] } }
  const found = Array.isArray(read) ? read : fromHar(read.log?.entries ?? [], dirname(file))
  if (found.length === 0)
    throw new Error(`${file} holds no call: it should be a file of portal-record or a HAR file`)
  return found
}

/**
 * The same exchanges without secrets: each password and token is `secret`, and names, numbers and addresses of people have other
 * letters and digits, the same for the same value.
 */
export function withoutSecrets(exchanges: Exchange[]): Exchange[] {
  const salt = randomUUID()
  const hidden = new Map<string, string>()
  const disguise = (value: string) => {
    const signs = createHash('sha512')
      .update(salt + value)
      .digest()
    return Array.from(value, (sign, at) => {
      const byte = signs[at % signs.length]!
      if (/\d/.test(sign)) return String(byte % 10)
      if (/\p{Script=Han}/u.test(sign)) return '某'
      return /[a-z]/i.test(sign) ? String.fromCharCode((sign < 'a' ? 65 : 97) + (byte % 26)) : sign
    }).join('')
  }
  const find = (value: unknown, name = ''): void => {
    if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) find(inner, Array.isArray(value) ? name : key)
    else if (typeof value === 'string' && value !== '' && SECRET.test(name)) hidden.set(value, 'secret')
    else if (typeof value === 'string' && value.length > 1 && PERSONAL.test(name) && !NETWORK.test(value))
      hidden.set(value, disguise(value))
  }
  for (const { query = '', request, answer } of exchanges) {
    find(Object.fromEntries(new URLSearchParams(query)))
    find(request)
    find(answer)
  }
  // Also where they stand within other texts: the longest first, and only those that can't be there by chance.
  const long = [...hidden].filter(([value]) => value.length > 5).toSorted(([a], [b]) => b.length - a.length)
  const clean = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(clean)
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [
          key,
          typeof inner === 'string' && (SECRET.test(key) || PERSONAL.test(key))
            ? (hidden.get(inner) ?? inner)
            : clean(inner),
        ]),
      )
    if (typeof value !== 'string') return value
    return long
      .reduce((text, [secret, other]) => text.replaceAll(secret, other), value)
      .replace(IN_ADDRESS, '$1secret')
  }
  return exchanges.map((exchange) => clean(exchange) as Exchange)
}
