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
