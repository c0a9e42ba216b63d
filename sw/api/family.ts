import type * as z from 'zod/mini'
import * as zod from 'zod/mini'
import * as contract from '@/contract'
import { asText, isObject } from '@/contract/wire/codecs'
import type { Endpoint } from '@/contract/wire/endpoint'
import { DAY_MS } from '../db/beijing'
import { clock } from '../db/clock'
import { createStore } from '../db/open'
import { venues } from '../db/seed/venues'
import { json } from '../server/routes'
import { memberOf } from '../server/sessions'
import type { ReadFile } from '../server/texts'
import { createDemoServer } from './app'

type Values = Record<string, unknown>
type Answer = { code: number; message: string; data: unknown }
/** Asks the demo server itself for the data of a read. */
type Ask = (call: Endpoint) => Promise<unknown>

/** Every call, with its path in any case. A parameter keeps the case it came in. */
const CALLS = Object.values(contract)
  .flatMap((domain) => Object.values(domain) as unknown[])
  .filter((one): one is Endpoint => isObject(one) && 'path' in one && 'effect' in one)
  .map((call) => ({ call, pattern: new RegExp(`^${call.path.replace(/:(\w+)/, '(?<$1>[^/]+)')}$`, 'i') }))

/** Other names that servers of the family know, in lower case. */
const ALIASES: Record<string, string> = {
  '/api/login': '/api/login_pc',
  '/api/activitydetail': '/api/activitydeatil',
}
/** What stands for a number that is missing or empty. No amount and no id has one. */
const NUMBERS: Values = { page: 1, date: 4, type: 1, game_type: 0 }
/** Fields that repeat another one when they are missing. */
const REPEATS = { confirmPass: 'password', newpasword: 'paypassword' }

/** What says which way money goes: never guessed. */
const CHOICES = ['paytype', 'bank', 'catepay', 'bank_owner']
const DIGITS = /^\d{1,15}$/
const { getGameUrl, listGames, listGamesByCode } = contract.games

const VENUES = venues.map(({ platname }) => platname)
/** The words that a field knows. Their case doesn't matter, and any other word is refused by name, here or by the server itself. */
const WORDS: Record<string, string[]> = {
  category: [...contract.games.CATEGORIES],
  platform_name: VENUES,
  api_type: VENUES,
  platname: VENUES,
  sourcetype: VENUES,
  targettype: VENUES,
}
const REFUSED_BY_SERVER = ['platname', 'sourcetype', 'targettype']
/** The folders of our pictures, in the addresses of an answer. */
const PICTURES = /(?<=")\/(?=(art|captcha|games|icons|media)\/)/g

/** As the recorded servers send them. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Lang',
}

/**
 * The demo server for any client of the family, in Node: it forgives what recorded servers forgive, and adds what they send
 * (docs/server.md). The portal's own contract stays as it is: each request is made exact before the demo server sees it.
 */
export function createFamilyDemo({ databaseName, readFile }: { databaseName: string; readFile: ReadFile }) {
  const server = createDemoServer({ databaseName, readFile })
  const store = createStore(databaseName)

  const answer = async (request: Request): Promise<Response> => {
    const { origin, pathname, searchParams } = new URL(request.url)
    const path = ALIASES[pathname.toLowerCase()] ?? pathname
    const found = CALLS.find(({ pattern }) => pattern.test(path))
    // The testers' controls and the demo's own pages keep to the letter.
    if (!found) return server.fetch(request)
    const { call, pattern } = found
    const sent: Values = { ...Object.fromEntries(searchParams), ...pattern.exec(path)?.groups }
    if (!call.body) Object.assign(sent, await bodyOf(request))
    const unknown = wordsIn(sent)
    if (unknown !== '') return json({ code: 1000, message: unknown, data: [] })
    const exact = origin + call.path.replace(/:(\w+)/, (_, name: string) => asText(sent[name]))
    const headers = new Headers({ 'Content-Type': 'application/json' })
    for (const name of ['Authorization', 'X-Request-Id', ...(call.body ? ['Content-Type'] : [])])
      if (request.headers.has(name)) headers.set(name, request.headers.get(name)!)
    if (call.body)
      return server.request(exact, { method: 'POST', headers, body: await request.arrayBuffer() })

    const send = ({ method }: Endpoint, at: string, values: Values) =>
      method === 'GET'
        ? server.request(`${at}?${new URLSearchParams(values as Record<string, string>)}`, { headers })
        : server.request(at, { method, headers, body: JSON.stringify(values) })
    const ask: Ask = async (to) => {
      const reply = await send(to, origin + to.path, mended(to, {}))
      return ((await reply.json()) as Answer).data
    }
    if (call === getGameUrl && !sent.game_code) await nameGame(sent, ask)
    if (call === listGamesByCode) sent.gamecode ||= sent.platform_name
    const response = await send(call, exact, mended(call, sent))
    const body = (await response.json()) as Answer
    const token = (headers.get('Authorization') ?? '').replace(/^Bearer /, '')
    if (body.code === 200) body.data = await asRecorded(call, body.data, token, ask)
    const { platform_name: venue } = sent
    if ((call === listGamesByCode || call === listGames) && body.code === 200 && venue) {
      const rows = (body.data as Values[]).filter((row) => (row.catecode ?? row.platform_name) === venue)
      if (rows.length === 0)
        return json({ code: 1000, message: `参数不正确：${asText(venue)}没有这样的游戏`, data: [] })
      body.data = rows
    }
    return new Response(JSON.stringify(body).replace(PICTURES, `${origin}/`), response)
  }

  /** The data with what recorded servers send beside the fields that the portal reads. */
  const asRecorded = async (call: Endpoint, data: unknown, token: string, ask: Ask) => {
    const row = data as Values
    if (call === contract.content.listBanners)
      return (data as Values[]).map((banner) => ({ ...banner, pic: banner.src }))
    if (call === contract.session.logIn || call === contract.session.register) {
      const own = row.new_api_token ?? row.api_token
      return { ...row, api_token: own, new_api_token: own, token: own }
    }
    if (call === contract.deposits.getDepositChannels) {
      const { antoken, ...others } = row
      return { ...others, antoken }
    }
    if (call !== contract.member.getMember && call !== contract.member.refreshMember) return data
    const tx = await store.begin()
    const now = await clock(tx)
    const { createdAt = now } = (await memberOf(tx, token, now)) ?? {}
    await tx.done
    return {
      id: Buffer.from(asText(row.username)).reduce((sum, sign) => (sum * 31 + sign) % 1e9, 7),
      api_token: token,
      level: 0,
      joinday: Math.floor((now - createdAt) / DAY_MS),
      fanshui: ((await ask(contract.rebates.listRebates)) as Values | null)?.nojisuan ?? 0,
      totalgame: row.flow,
      next_vip: `VIP${Number(/\d+/.exec(String(row.current_vip))?.[0] ?? 0) + 1}`,
      created_at: new Date(createdAt).toISOString(),
      ...row,
    }
  }

  const fetch = async (request: Request): Promise<Response> => {
    const response = request.method === 'OPTIONS' ? new Response('') : await answer(request)
    for (const [name, value] of Object.entries(CORS)) response.headers.set(name, value)
    return response
  }
  return { fetch }
}

/** A body as JSON or as either kind of form; an unreadable one counts as empty. */
async function bodyOf(request: Request): Promise<Values> {
  if (request.method === 'GET') return {}
  const type = request.headers.get('Content-Type') ?? ''
  try {
    if (/form/i.test(type)) return Object.fromEntries(await request.formData())
    const read: unknown = JSON.parse(await request.text())
    return isObject(read) ? { ...read } : {}
  } catch {
    return {}
  }
}

/** Writes the words of a request as the demo server does; what it names that nobody knows, `''` if nothing. */
function wordsIn(sent: Values): string {
  for (const [name, words] of Object.entries(WORDS)) {
    const value = asText(sent[name])
    if (value === '') continue
    const word = words.find((each) => each.toLowerCase() === value.toLowerCase())
    if (word === undefined && !REFUSED_BY_SERVER.includes(name))
      return `参数不正确：${name}没有“${value}”，可用：${words.join(' ')}`
    sent[name] = word ?? value
  }
  return ''
}

/** A game named by its platform alone: the first open one, of the type if it has one. */
async function nameGame(sent: Values, ask: Ask): Promise<void> {
  const lower = (value: unknown) => asText(value).toLowerCase()
  const own = ((await ask(listGames)) as Values[]).filter(
    (one) => one.app_state === 1 && lower(one.platform_name) === lower(sent.plat_name),
  )
  const game = own.find(({ category_id }) => category_id === sent.game_type) ?? own[0]
  Object.assign(sent, { game_type: game?.category_id ?? sent.game_type, game_code: '0' })
}

/** The values as the contract wants them: it says itself what is wrong with each. What can't be mended stays and is refused. */
function mended({ request }: Endpoint, sent: Values): Values {
  const values = { ...sent }
  for (const [name, other] of Object.entries(REPEATS)) if (other in sent) values[name] ??= sent[other]
  // Rows are found by a number where the contract takes either.
  for (const name of ['id', 'activityid', 'bank'])
    if (DIGITS.test(String(values[name]))) values[name] = Number(values[name])
  const read = zod.safeDecode(request, values)
  for (const issue of read.error?.issues ?? []) mend(values, issue)
  return values
}

function mend(values: Values, issue: z.core.$ZodIssue): void {
  const name = String(issue.path[0])
  const value = values[name]
  if (issue.code === 'invalid_union') {
    // The kind that the request names.
    const kind = issue.errors.find((errors) =>
      errors.every(({ code, path }) => code !== 'invalid_value' || !CHOICES.includes(String(path[0]))),
    )
    if (issue.path.length > 0) values[name] ??= NUMBERS[name]
    else for (const one of kind ?? []) mend(values, one)
  } else if (issue.code === 'invalid_value') {
    const isMended = issue.values.length === 1 || value === undefined
    if (isMended && !CHOICES.includes(name)) values[name] = issue.values[0]
  } else if (issue.code !== 'invalid_type') return
  else if (issue.expected === 'string') values[name] = asText(value)
  else if (value === undefined || value === '' || value === null) values[name] = NUMBERS[name]
  else if (typeof value === 'string' && /^\d{1,15}(\.\d{1,2})?$/.test(value)) values[name] = Number(value)
}
