import { applyAsAgent, getAgentLoginUrl } from '@/contract/agents'
import { MOBILE } from '@/contract/member'
import { Refusal } from '../db/refusal'
import { say, serveMember, type Api } from '../server/serve'
import { deskTicket } from '../server/sessions'

/** The agents' desk, and applications to become an agent, which testers decide. */
export function mountAgents(api: Api): void {
  serveMember(api, getAgentLoginUrl, async ({ tx, site, token, member }) => {
    return { url: `${site}/demo-agent.html?ticket=${await deskTicket(tx, token, member.username)}` }
  })

  serveMember(api, applyAsAgent, async ({ input, member, tx, now }) => {
    const { mobile, apply_info } = input
    if (!MOBILE.test(mobile)) throw new Refusal('请输入正确手机号', 1000)
    if (apply_info.trim() === '') throw new Refusal('请输入申请理由', 1000)
    if (member.isagent) throw new Refusal('您已经是代理', 500)
    const applications = tx.objectStore('agentApplications')
    const earlier = await applications.get(member.username)
    if (earlier && !earlier.decided) throw new Refusal('您已提交过代理申请，请耐心等待审核', 500)
    await applications.put({ username: member.username, mobile, apply_info, created_at: now })
    return say('提交成功，等待审核')
  })
}
