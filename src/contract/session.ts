import * as z from 'zod/mini'
import { incoming, isObject } from './wire/codecs'
import { memberPost, publicPost } from './wire/endpoint'

/** The session token under any of its three names; `preferred` is the one written. The rest of the data is dropped. */
const tokenAs = (preferred: 'new_api_token' | 'api_token') =>
  z.codec(incoming, z.object({ token: z.string() }), {
    decode: (value) => {
      const data = isObject(value) ? value : {}
      const found = [data[preferred], data.new_api_token, data.api_token, data.token].find(
        (token) => typeof token === 'string' && token !== '',
      )
      return { token: typeof found === 'string' ? found : '' }
    },
    encode: ({ token }) => ({ [preferred]: token }),
  })

/** Logs in; returns the session token (`''` when the server sent none). */
export const logIn = publicPost('/api/login_pc', {
  effect: 'change',
  action: '登录',
  messageIsData: true,
  // spec 1 §8: the message is a warning
  tone: 'warning',
  request: z.object({ name: z.string(), password: z.string(), code: z.string() }),
  data: tokenAs('new_api_token'),
})

/** Registers a member and logs them in. */
export const register = publicPost('/api/register', {
  effect: 'change',
  action: '注册',
  // spec 1 §8, D13: keeps success styling
  tone: 'success',
  request: z.object({
    name: z.string(),
    password: z.string(),
    confirmPass: z.string(),
    realname: z.string(),
    paypassword: z.string(),
    code: z.string(),
    /** Referrer id, left out when unknown. */
    pid: z.optional(z.string()),
  }),
  data: tokenAs('api_token'),
})

/** Ends the session on the server; its response is ignored. */
export const logOut = memberPost('/api/logoff', {
  effect: 'change',
  action: '退出登录',
  messageIsData: true,
  // spec 1 §4: a failure still clears the session
  tone: 'silent',
})
