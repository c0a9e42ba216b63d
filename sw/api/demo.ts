import * as z from 'zod/mini'
import { publicPost } from '@/contract/endpoint'
import { getSite } from '@/contract/site'
import { readControls } from '../db/clock'
import { Unavailable } from '../db/open'
import { settle } from '../db/orders'
import { Refusal } from '../db/refusal'
import { reset } from '../db/seeding'
import type { Api } from './api'
import { memberPatch, patchMember } from './demoMember'
import { demoState } from './demoState'
import { serve } from './serve'

const CONTROLS = '/api/__demo__/'
const GAME = '/api/__demo__/game/'

/** Whether a path steers the server (D41): such calls are neither delayed, replaced nor logged. */
export const isControl = (path: string): boolean => path.startsWith(CONTROLS) && !path.startsWith(GAME)

const whole = z.number()
const control = <R extends z.ZodMiniType, D extends z.ZodMiniType>(name: string, request: R, data: D) =>
  publicPost(`${CONTROLS}${name}` as '/api/', { request, data })
const done = z.custom<null>()

const next = z.object({
  /** Path of the call, e.g. `/api/balance`. */
  call: z.string(),
  /** How many calls get it; 1 unless told. */
  times: z.optional(whole),
  /** HTTP status of the fixed answer; 200 unless told. */
  status: z.optional(whole),
  /** The fixed answer, as JSON or as text (sent as HTML). Without either the call is answered as usual. */
  json: z.optional(z.unknown()),
  text: z.optional(z.string()),
  delayMs: z.optional(whole),
  /** Network failure: before the call was executed, or after. */
  drop: z.optional(z.enum(['request', 'answer'])),
})

/** The testers' controls; sw/README.md lists them. */
export function mountDemo(api: Api): void {
  api.routes.post(`${CONTROLS}reset`, async (context) => {
    try {
      const tx = await api.store.begin()
      await reset(tx, Date.now())
      await tx.done
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error
      await api.store.destroy()
    }
    return context.json({ code: 200, message: '成功', data: null })
  })

  serve(api, control('site', z.custom<Record<string, unknown>>(), getSite.data), async ({ tx, input }) => {
    const stored = await tx.objectStore('site').get('site')
    const wire: Record<string, unknown> = stored ? { ...(z.encode(getSite.data, stored) as object) } : {}
    const patched = z.decode(getSite.data, { ...wire, ...input })
    await tx.objectStore('site').put({ ...patched, id: 'site' })
    return patched
  })

  serve(api, control('member', memberPatch, done), async ({ tx, now, input }) => {
    await patchMember(tx, input, now)
    return null
  })

  serve(api, control('next', next, done), async ({ tx, input: { times = 1, json, text, ...order } }) => {
    const body = json === undefined ? text : JSON.stringify(json)
    const answer =
      body === undefined ? {} : { body, contentType: json === undefined ? 'text/html' : 'application/json' }
    const { call, status, delayMs, drop } = order
    await tx.objectStore('queued').add({
      call,
      left: times,
      ...answer,
      ...(status === undefined ? {} : { status, body: body ?? '' }),
      ...(delayMs === undefined ? {} : { delayMs }),
      ...(drop === undefined ? {} : { drop }),
    })
    return null
  })

  serve(api, control('delay', z.object({ ms: whole }), done), async ({ tx, input }) => {
    await tx.objectStore('controls').put({ ...(await readControls(tx)), delayMs: input.ms })
    return null
  })

  serve(api, control('clock', z.object({ offsetMs: whole }), done), async ({ tx, input }) => {
    await tx.objectStore('controls').put({ ...(await readControls(tx)), clockOffsetMs: input.offsetMs })
    return null
  })

  const decision = z.object({ out_trade_no: z.string(), approve: z.boolean() })
  serve(api, control('order', decision, done), async ({ tx, now, input }) => {
    const order = await tx.objectStore('transactions').index('order').get(input.out_trade_no)
    if (order?.dueAt === undefined) throw new Refusal('没有可审核的订单', 404)
    await settle(tx, order, input.approve, now)
    return null
  })

  serve(api, control('state', z.object({}), z.unknown()), ({ tx, now }) => demoState(tx, now))
}
