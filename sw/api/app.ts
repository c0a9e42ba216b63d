import type { Api } from '../server/serve'
import type { ReadFile } from '../server/texts'
import { Hono } from 'hono/tiny'
import { createStore, isUnavailable } from '../db/open'
import { refusalOf, sealed, turnedAway } from '../server/gate'
import { mountAgents } from './agents'
import { mountContent } from './content'
import { steer } from '../control/steer'
import { mountDemo } from '../control/controls'
import { mountAgentDesk } from '../desk/agentDesk'
import { mountChat } from '../desk/chat'
import { mountForgotten } from '../desk/forgotten'
import { isControl } from '../server/control'
import { mountDemoGame } from '../desk/gameWindow'
import { mountDeposits } from './deposits'
import { DATABASE } from '../front/front'
import { mountGames } from './games'
import { mountMember } from './member'
import { mountMessages } from './messages'
import { mountPromotions } from './promotions'
import { mountPayouts } from './payouts'
import { mountRebates } from './rebates'
import { mountRecords } from './records'
import { mountRedPackets } from './redPackets'
import { mountSession } from './session'
import { mountSite } from './site'
import { mountVip } from './vip'
import { mountWallet } from './wallet'

const fetchFile: ReadFile = (address) => fetch(address)

/**
 * The demo server: every call of the contract, answered from IndexedDB. Its hosts are interchangeable (D14): service worker,
 * page, Node with fake-indexeddb. Call `fetch`, not hono's `handle()`, which goes to the network after a 404.
 */
export function createDemoServer({ databaseName = DATABASE, readFile = fetchFile } = {}): Hono {
  const routes = new Hono()
  const api: Api = { routes, store: createStore(databaseName), readFile, uploads: new Set() }
  routes.use('*', async (context, next) => {
    const { raw, path } = context.req
    const refusal = refusalOf(raw, path, api.uploads.has(path))
    if (refusal !== null) return turnedAway(refusal)
    await next()
    sealed(context.res)
  })
  routes.use('*', steer(api.store, isControl))
  mountSite(api)
  mountContent(api)
  mountSession(api)
  mountMember(api)
  mountGames(api)
  mountPromotions(api)
  mountVip(api)
  mountMessages(api)
  mountAgents(api)
  mountWallet(api)
  mountDeposits(api)
  mountPayouts(api)
  mountRecords(api)
  mountRebates(api)
  mountRedPackets(api)
  mountDemoGame(api)
  mountAgentDesk(api)
  mountChat(api)
  mountForgotten(api)
  mountDemo(api)
  routes.notFound((context) => context.json({ code: 404, message: '接口不存在', data: [] }, 404))
  routes.onError((error, context) => {
    if (isUnavailable(error)) return context.json({ code: 500, message: '演示数据不可用', data: [] })
    console.error('the demo server failed', error)
    return context.json({ code: 500, message: '服务器异常，请稍后再试', data: [] }, 500)
  })
  return routes
}

/** This origin's server; the first request opens its database. */
export const app = createDemoServer()
