import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'wouter'
import { tellFailure } from '@/api/failures'
import { saveBaseAddress } from '@/api/lines'
import { query } from '@/api/query'
import { send } from '@/api/send'
import { useSubmit } from '@/api/useSubmit'
import { getMember } from '@/contract/member'
import { logIn, register } from '@/contract/session'
import { referrer, rememberReferrer } from '@/state/referral'
import { beginSession, endSession, session } from '@/state/session'
import { toast } from '@/state/toasts'
import type { LoginValues } from './loginRules'
import type { RegisterValues } from './registerRules'
import { keepAccount } from './rememberedAccount'

/**
 * Returns a function that logs in with validated values (spec 1 §4). Resolves to false once a failure has been shown.
 * Unmounting aborts the request.
 */
export function useLogin() {
  const client = useQueryClient()
  const request = useRef<AbortController>(undefined)
  useEffect(() => () => request.current?.abort(), [])

  return async ({ name, password, code }: LoginValues, remembers: boolean): Promise<boolean> => {
    saveBaseAddress()
    const { signal } = (request.current = new AbortController())
    let token: string
    try {
      const reply = await send(logIn, { name, password, code }, { signal })
      if (signal.aborted) return false
      token = reply.data.token
    } catch (error) {
      tellFailure(logIn, error)
      return false
    }
    if (!(await enterSession(client, token))) return false
    keepAccount(remembers ? name : '')
    toast.success('登录成功')
    return true
  }
}

/** Returns a function that registers and logs in (spec 1 §4). Resolves to false once a failure has been shown. */
export function useRegister() {
  const client = useQueryClient()
  const asked = useSearchParams()[0].get('pid')
  const { submit } = useSubmit(register)

  return async (values: RegisterValues): Promise<boolean> => {
    saveBaseAddress()
    rememberReferrer(asked)
    const pid = referrer()
    const reply = await submit({ ...values, ...(pid !== null && { pid }) })
    if (!reply || !(await enterSession(client, reply.data.token))) return false
    // Spec 1 §8: the server's message, in success styling.
    toast.success(reply.message)
    return true
  }
}

/**
 * Starts a session with a new token and loads its member (spec 1 §4). Returns false, with the failure shown and no
 * session left, if the token is empty, the member can't be loaded, or is blacklisted or disabled.
 */
async function enterSession(client: QueryClient, token: string): Promise<boolean> {
  if (token === '') {
    toast.error('服务器异常，请稍后再试')
    return false
  }
  if (!beginSession(token)) toast.warning('浏览器禁止了存储，无法保持登录')
  const { epoch } = session
  try {
    await client.fetchQuery({ ...query(getMember), staleTime: 0 })
    // By now the session rules have checked the member and may have ended the session, with a message.
    return session.epoch === epoch
  } catch (error) {
    if (session.epoch === epoch) endSession()
    tellFailure(getMember, error, { isAskedFor: true })
    return false
  }
}
