import type { QueryClient } from '@tanstack/react-query'
import { query } from '@/api/query'
import { learnServerTime, serverNow } from '@/api/serverClock'
import { isLimited, LOSS_RULES, lossRefusal, lossSpan, roomsOf } from '@/components/limits/rules'
import { betsOf, lostIn } from '@/components/limits/usage'
import { getMember } from '@/contract/member'
import { hasPlayLimits, limitsOfAccount } from '@/state/playLimits'

const UNREADABLE = '暂时无法核对投注记录，您设有净输限额，请稍后再试'

/** Why the member's own loss limits refuse a game now, or null (理性娱乐). Refuses when the records can't be read. */
export async function refusalToPlay(client: QueryClient): Promise<string | null> {
  if (!hasPlayLimits()) return null
  const { username } = await client.ensureQueryData(query(getMember))
  const own = await limitsOfAccount(username)
  await learnServerTime()
  const now = serverNow()
  if (!isLimited(own, LOSS_RULES, now)) return null
  const bets = await client.fetchQuery(betsOf(lossSpan(own, now))).catch(() => null)
  return bets === null ? UNREADABLE : lossRefusal(roomsOf(own, LOSS_RULES, lostIn(bets, now), now))
}
