import { mountDemo } from '../control/controls'
import { steer } from '../control/steer'
import { createStore, isUnavailable } from '../db/open'
import { mountAgentDesk } from '../desk/agentDesk'
import { mountDemoGame } from '../desk/gameWindow'
import { DATABASE } from '../front/front'
import { isControl } from '../server/control'
import { refusalOf, sealed, turnedAway } from '../server/gate'
import { json, pathOf, Routes } from '../server/routes'
import type { Api } from '../server/serve'
import type { ReadFile } from '../server/texts'
import { mountAgents } from './agents'
import { mountDeposits } from './deposits'
import { mountGames } from './games'
import { mountMember } from './member'
import { mountMessages } from './messages'
import { mountPayouts } from './payouts'
import { mountPromotions } from './promotions'
import { mountRebates } from './rebates'
import { mountRecords } from './records'
import { mountRedPackets } from './redPackets'
import { mountSession } from './session'
import { mountSite } from './site'
import { mountWallet } from './wallet'

const fetchFile: ReadFile = (address) => fetch(address)

/**
 * The demo server: every call of the contract, answered from IndexedDB. Its hosts are interchangeable: service worker,
 * page, Node with fake-indexeddb.
 */
export function createDemoServer({ databaseName = DATABASE, readFile = fetchFile } = {}) {
  const routes = new Routes()
  const api: Api = { routes, store: createStore(databaseName), readFile, uploads: new Set() }
  mountSite(api)
  mountSession(api)
  mountMember(api)
  mountGames(api)
  mountPromotions(api)
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
  mountDemo(api)

  const answer = async (request: Request): Promise<Response> => {
    const found = await routes.answer(request).catch(failed)
    return found ?? json({ code: 404, message: '接口不存在', data: [] }, 404)
  }
  const fetch = async (request: Request): Promise<Response> => {
    const path = pathOf(request)
    const refusal = refusalOf(request, path, api.uploads.has(path))
    if (refusal !== null) return turnedAway(refusal)
    const own = () => answer(request)
    return sealed(await (isControl(path) ? own() : steer(api.store, path, own).catch(failed)))
  }
  return { fetch, request: (address: string, init?: RequestInit) => fetch(new Request(address, init)) }
}

function failed(error: unknown): Response {
  if (isUnavailable(error)) return json({ code: 500, message: '演示数据不可用', data: [] })
  console.error('the demo server failed', error)
  return json({ code: 500, message: '服务器异常，请稍后再试', data: [] }, 500)
}

/** This origin's server; the first request opens its database. */
export const app = createDemoServer()
