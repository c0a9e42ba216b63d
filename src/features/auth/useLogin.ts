import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { saveBaseAddress } from '@/api/lines'
import { send } from '@/api/send'
import { tellFailure } from '@/api/tellFailure'
import { logIn } from '@/contract/session'
import { toast } from '@/state/toasts'
import { enterSession } from './enterSession'
import type { LoginValues } from './loginForm'
import { keepAccount } from './rememberedAccount'

/**
 * Logs in with what passed the form's rules (spec 1 §4). True when a member is in, false when it failed and that was
 * told. Closing the form meanwhile takes the request back.
 */
export function useLogin() {
  const client = useQueryClient()
  const request = useRef<AbortController>(undefined)
  useEffect(() => () => request.current?.abort(), [])

  return async ({ name, password, code }: LoginValues, remembers: boolean): Promise<boolean> => {
    saveBaseAddress()
    const { signal } = (request.current = new AbortController())
    const account = name.trim()
    let token: string
    try {
      const reply = await send(logIn, { name: account, password, code: code.trim() }, { signal })
      if (signal.aborted) return false
      token = reply.data.token
    } catch (error) {
      tellFailure(logIn, error)
      return false
    }
    if (!(await enterSession(client, token))) return false
    keepAccount(remembers ? account : '')
    toast.success('登录成功')
    return true
  }
}
