import type { QueryClient } from '@tanstack/react-query'
import { query } from '@/api/query'
import { tellFailure } from '@/api/tellFailure'
import { getMember } from '@/contract/member'
import { beginSession, endSession, session } from '@/state/session'
import { toast } from '@/state/toasts'

/**
 * Starts a session with a new token and loads its member (spec 1 §4). Returns false, with the failure shown and no
 * session left, if the token is empty, the member can't be loaded, or is blacklisted or disabled.
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
    // By now the session rules have checked the member and may have ended the session, with a message.
    return session.epoch === epoch
  } catch (error) {
    if (session.epoch === epoch) endSession()
    tellFailure(getMember, error, { isAskedFor: true })
    return false
  }
}
