import * as z from 'zod/mini'
import { readControls } from '../db/clock'
import { settle } from '../effects/orders'
import { Refusal } from '../db/refusal'
import { tell } from '../db/inbox'
import { control, done } from '../server/control'
import { decide, stateOf } from '../promotions/applications'
import { serve, type Api } from '../server/serve'

const agent = z.object({ username: z.string(), approve: z.boolean() })
const order = z.object({ out_trade_no: z.string(), approve: z.boolean() })
const application = z.object({ id: z.number(), approve: z.boolean() })

/** Deciding pending orders and applications by hand, and holding off the decisions by time meanwhile. */
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

  serve(api, control('agent', agent, done), async ({ tx, now, input: { username, approve } }) => {
    const found = await tx.objectStore('agentApplications').get(username)
    const member = await tx.objectStore('members').get(username)
    if (!found || found.decided || !member) throw new Refusal('没有可审核的申请', 404)
    const decided = approve ? 'approved' : 'rejected'
    await tx.objectStore('agentApplications').put({ ...found, decided })
    if (approve) await tx.objectStore('members').put({ ...member, isagent: true })
    const content = approve
      ? '<p>您的代理申请已通过审核。请在会员中心打开“代理登录”，取得您的专属推广链接。</p>'
      : '<p>您的代理申请未通过审核，您可以补充资料后重新申请。</p>'
    await tell(tx, username, now, { title: '代理申请结果', content })
    return null
  })

  serve(api, control('hold', z.object({ on: z.boolean() }), done), async ({ tx, input }) => {
    await tx.objectStore('controls').put({ ...(await readControls(tx)), holdsOrders: input.on })
    return null
  })
}
