import { Hono } from 'hono'
import { Exception, exceptionAnswer, page } from './answers'
import type { Family } from './calls/api'
import { mountApplications } from './calls/applications'
import { mountDeposits } from './calls/deposits'
import { mountGames } from './calls/games'
import { mountMember } from './calls/member'
import { mountPayouts } from './calls/payouts'
import { mountPromotions } from './calls/promotions'
import { mountRebates } from './calls/rebates'
import { mountRecords } from './calls/records'
import { mountRedPackets } from './calls/redPackets'
import { mountSession } from './calls/session'
import { mountSite } from './calls/site'
import { mountVip } from './calls/vip'
import { mountWallet } from './calls/wallet'
import { decideOrder, patchMember, patchSettings } from './patches'
import { pictureOf } from './pictures'
import { plainRow, textRow } from './rows'
import { seed } from './seed'
import type { Addresses } from './state'

/** The hosts of the recordings. */
const RECORDED: Addresses = {
  images: 'https://img.test',
  game: 'https://game.test',
  service: 'https://kf.portal.test/chat',
  agent: 'https://agent.portal.test',
  mobile: 'https://m.portal.test',
  download: 'https://dl.portal.test/app',
}

export type FamilyOptions = {
  /** Milliseconds since 1970; by default the device's clock. */
  clock?: () => number
  /** The database returns numbers as text, as some of these servers' do. */
  numbersAsText?: boolean
  addresses?: Partial<Addresses>
}

/**
 * A server of the family, foreign to this repository: written from the recordings of a real one, with nothing of the
 * demo server or the contract in it, and with state in memory for a whole visit.
 */
export function createFamilyServer({
  clock = Date.now,
  numbersAsText = false,
  addresses,
}: FamilyOptions = {}) {
  let offset = 0
  const now = () => clock() + offset
  const routes = new Hono()
  const known = { ...RECORDED, ...addresses }
  const state = seed(now(), known)
  const row = numbersAsText ? textRow : plainRow
  const family: Family = { routes, state, addresses: known, now, isText: numbersAsText, row }

  routes.use('*', async (context, next) => {
    if (context.req.method === 'OPTIONS') context.res = preflight()
    else await next()
    context.res.headers.set('Date', new Date(now()).toUTCString())
    // The validator answers before CORS headers are added, so pages of another origin can't read it.
    if (!context.res.headers.get('Content-Type')?.startsWith('text/json'))
      context.res.headers.set('Access-Control-Allow-Origin', '*')
  })
  for (const mount of [
    mountSite,
    mountSession,
    mountMember,
    mountGames,
    mountPromotions,
    mountApplications,
    mountVip,
    mountWallet,
    mountDeposits,
    mountPayouts,
    mountRecords,
    mountRebates,
    mountRedPackets,
  ])
    mount(family)
  for (const folder of ['uploads', 'static/style'])
    routes.get(`/${folder}/:name`, ({ req }) => pictureOf(req.param('name')))
  routes.notFound(() => page('Not Found', 404))
  routes.onError((error, { req }) => {
    if (!(error instanceof Exception)) console.error('the family server failed', error)
    return exceptionAnswer(error.message, req.header('Accept') ?? '')
  })

  return {
    app: routes,
    state,
    /** Changes the back office's settings: fields of /api/app and some more. */
    site: (patch: object) => patchSettings(state.settings, patch),
    /** Changes a member. */
    member: (username: string, patch: object) => patchMember(state, username, patch, now()),
    /** Decides an open deposit or withdrawal by its number. */
    decide: (no: string, isApproved: boolean) => decideOrder(state, no, isApproved, now()),
    /** Moves the server's clock. */
    moveClock: (offsetMs: number) => void (offset = offsetMs),
  }
}

export type FamilyServer = ReturnType<typeof createFamilyServer>

const preflight = () =>
  new Response('', {
    headers: {
      'Content-Type': 'text/html; charset=UTF-8',
      'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
      'Access-Control-Allow-Headers': 'Authorization, Content-Type, Lang',
    },
  })
