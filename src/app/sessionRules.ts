import type { QueryClient } from '@tanstack/react-query'
import { onSessionLoss } from '@/api/sessionLoss'
import type { Member } from '@/contract/member'
import { currentPath, currentTarget, navigate } from '@/navigation/hashLocation'
import { paths } from '@/navigation/paths'
import { closeLogin, openLogin } from '@/state/loginModal'
import { endSession, onSessionEnd, session } from '@/state/session'
import { toast } from '@/state/toasts'

// Two calls by their path: their contract files are not loaded for visitors.
const BALANCE_POLL = '/api/balance'
const MEMBER = '/api/user'
const DISABLED = '该用户已被禁用，请联系管理员！'
const BLACKLISTED = '您已被设为黑名单，暂不能登录，请联系管理员！'

/** What a session that ends, is lost or never should have been leads to (spec 1 §4, D7, D45). Call once at start. */
export function followSessionRules(client: QueryClient): void {
  onSessionEnd(() => {
    const isMembers = {
      predicate: (read: { meta?: { endpoint?: { memberOnly: boolean } } | undefined }) =>
        read.meta?.endpoint?.memberOnly === true,
    }
    void client.cancelQueries(isMembers)
    client.removeQueries(isMembers)
    client.getMutationCache().clear()
  })

  onSessionLoss((loss, endpoint) => {
    // A visitor has no session to lose: he is asked to log in.
    if (session.token !== null) {
      if (loss === 'forbidden') return refuse(DISABLED)
      endSession()
      toast.error('登录已过期，请重新登录')
      if (endpoint.path === BALANCE_POLL) {
        navigate(paths.home, { quiet: true })
        return openLogin()
      }
    }
    navigate(paths.login(currentTarget()), { replace: true })
  })

  // However the member came to be loaded, login or reload: a blocked one is cleared at once.
  client.getQueryCache().subscribe(({ query: read }) => {
    if (read.queryKey[0] !== MEMBER || session.token === null) return
    const member = read.state.data as Member | undefined
    if (member?.isblack) refuse(BLACKLISTED)
    else if (member?.status === false) refuse(DISABLED)
  })
}

/** Clears the session, says why and leaves the person on the login page. */
function refuse(message: string): void {
  endSession()
  toast.error(message)
  closeLogin()
  if (currentPath() !== '/login') navigate(paths.login(), { replace: true })
}
