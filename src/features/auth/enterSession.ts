import type { QueryClient } from '@tanstack/react-query'
import { query } from '@/api/query'
import { tellFailure } from '@/api/tellFailure'
import { getMember } from '@/contract/member'
import { beginSession, endSession, session } from '@/state/session'
import { toast } from '@/state/toasts'

/**
 * Begins a session with a token just received and loads its member (spec 1 §4). False, told and with no session left,
 * when there is no token, when the member cannot be loaded, and for blacklisted and disabled ones.
 */
export async function enterSession(client: QueryClient, token: string): Promise<boolean> {
  if (token === '') {
    toast.error('服务器异常，请稍后再试')
    return false
  }
  if (!beginSession(token)) toast.warning('浏览器禁止了存储，无法保持登录')
  const { epoch } = session
  try {
    await client.fetchQuery({ ...query(getMember), staleTime: 0 })
    // The session rules have looked at him first: who ended the session has also said why.
    return session.epoch === epoch
  } catch (error) {
    if (session.epoch === epoch) endSession()
    tellFailure(getMember, error, { isAskedFor: true })
    return false
  }
}
