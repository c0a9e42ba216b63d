import type { QueryClient } from '@tanstack/react-query'
import { onAnswer } from '@/api/polls/onAnswer'
import { isMembers } from '@/api/query'
import { readableText } from '@/api/readableText'
import { onSessionLoss } from '@/api/sessionLoss'
import type { Member } from '@/contract/member'
import { BALANCE_PATH, MEMBER_PATH } from '@/contract/wire/paths'
import { currentPath, currentTarget, navigate } from '@/navigation/hashLocation'
import { paths } from '@/navigation/paths'
import { closeLogin, openLogin } from '@/state/loginModal'
import { endSession, onSessionEnd, session } from '@/state/session'
import { toast } from '@/state/toasts'

const EXPIRED = '登录已过期，请重新登录'
const DISABLED = '该用户已被禁用，请联系管理员！'
const BLACKLISTED = '您已被设为黑名单，暂不能登录，请联系管理员！'

/** Reacts to the end or loss of a session, and refuses blocked members (spec 1 §4, D7, D45). Call once at start. */
export function followSessionRules(client: QueryClient): void {
  onSessionEnd(() => {
    void client.cancelQueries({ predicate: isMembers })
    client.removeQueries({ predicate: isMembers })
    client.getMutationCache().clear()
  })

  onSessionLoss((endpoint, message) => {
    // A visitor has no session to lose, only a page that needs a login.
    if (session.token !== null) {
      endSession()
      // The server's own words, such as 您的账号已在其他设备登录, where they can be read.
      void readableText(endpoint, 401, message, EXPIRED).then((text) => toast.error(text))
      if (endpoint.path === BALANCE_PATH) {
        navigate(paths.home, { quiet: true })
        return openLogin()
      }
    }
    navigate(paths.login(currentTarget()), { replace: true })
  })

  // A blocked member is logged out at once, after a login or a reload.
  onAnswer(client, [{ path: MEMBER_PATH }], ({ data }) => {
    if (session.token === null) return
    const member = data as Member | undefined
    if (member?.isblack) refuse(BLACKLISTED)
    else if (member?.status === false) refuse(DISABLED)
  })
}

/** Ends the session, says why and opens the login page. */
function refuse(message: string): void {
  endSession()
  toast.error(message)
  closeLogin()
  if (currentPath() !== '/login') navigate(paths.login(), { replace: true })
}
