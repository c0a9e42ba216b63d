import * as z from 'zod/mini'
import { readControls } from '../db/clock'
import { settle } from '../db/orders'
import { Refusal } from '../db/refusal'
import { control, done } from './control'
import { decide, stateOf } from '../promotions/applications'
import { serve, type Api } from '../server/serve'

const order = z.object({ out_trade_no: z.string(), approve: z.boolean() })
const application = z.object({ id: z.number(), approve: z.boolean() })

/** Deciding pending orders and applications by hand, and holding rule D39 off meanwhile. */
export function mountDemoReview(api: Api): void {
  serve(api, control('order', order, done), async ({ tx, now, input }) => {
    const found = await tx.objectStore('transactions').index('order').get(input.out_trade_no)
    if (found?.dueAt === undefined) throw new Refusal('没有可审核的订单', 404)
    await settle(tx, found, input.approve, now)
    return null
  })

  serve(api, control('application', application, done), async ({ tx, now, input: { id, approve } }) => {
    const found = await tx.objectStore('applications').get(id)
    if (!found || stateOf(found) !== 'pending') throw new Refusal('没有可审核的申请', 404)
    await decide(tx, found, approve, now)
    return null
  })

  serve(api, control('hold', z.object({ on: z.boolean() }), done), async ({ tx, input }) => {
    await tx.objectStore('controls').put({ ...(await readControls(tx)), holdsOrders: input.on })
    return null
  })
}
