import * as z from 'zod/mini'
import { number, record, text } from './wire/codecs'
import { memberGet, memberPost } from './wire/endpoint'

/** Address of the agents' login; may be `''`. */
export const getAgentLoginUrl = memberGet('/api/getAgentLoginUrl', {
  request: z.object({ is_mobile_url: number }),
  data: record({ url: text }),
})

/** Applies to become an agent; the message is shown. */
export const applyAsAgent = memberPost('/api/applyagentdo', {
  effect: 'change',
  action: '代理申请',
  request: z.object({ mobile: z.string(), apply_info: z.string() }),
})
