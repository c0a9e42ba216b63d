import type { QueryClient } from '@tanstack/react-query'
import { query } from '@/api/query'
import { tellFailure } from '@/api/tellFailure'
import { getMember, type Member } from '@/contract/member'
import { beginSession, endSession, session } from '@/state/session'
import { toast } from '@/state/toasts'

/** Why a member may not stay, or null (spec 1 §8). */
const objection = ({ isblack, status }: Member): string | null => {
  if (isblack) return '您已被设为黑名单，暂不能登录，请联系管理员！'
  return status ? null : '该用户已被禁用，请联系管理员！'
}

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
    const refusal = objection(await client.fetchQuery({ ...query(getMember), staleTime: 0 }))
    // Whoever ended this session in the meantime has also said why.
    if (session.epoch !== epoch) return false
    if (refusal === null) return true
    endSession()
    toast.error(refusal)
  } catch (error) {
    if (session.epoch === epoch) endSession()
    // Part of something the person asked for: a lost network is told, unlike that of other reads.
    tellFailure({ ...getMember, effect: 'change' }, error)
  }
  return false
}
