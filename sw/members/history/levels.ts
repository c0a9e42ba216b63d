import { add } from '@/contract/values/arithmetic'
import { money } from '@/contract/values/money'
import { noteReached, risesAt } from '../../effects/vip'
import type { PastBet } from './bets'
import type { SeedHistory } from './types'

/** The moments at which a member of this past rose to level 1, 2 and so on, by the rules. */
export function pastRises(bets: PastBet[], funds: SeedHistory['funds'], now: number): number[] {
  const none = money('0')
  const events = [
    ...funds
      .filter(({ type, state }) => type === 1 && state === 2)
      .map(({ created_at, amount }) => ({ at: created_at ?? 0, paysum: amount ?? none, flow: none })),
    ...bets
      .filter(({ status }) => status === 'settled')
      .map(({ bet_time, bet_amount }) => ({ at: bet_time ?? 0, paysum: none, flow: bet_amount ?? none })),
  ].toSorted((a, b) => a.at - b.at)
  const rises: number[] = []
  let member: Parameters<typeof noteReached>[0] = { vip: 0, paysum: none, flow: none }
  const rise = (until: number) => {
    while (risesAt(member) <= until) {
      const at = risesAt(member)
      rises.push(at)
      const { reachedAt: _reached, ...rest } = member
      member = noteReached({ ...rest, vip: member.vip + 1 }, at)
    }
  }
  for (const { at, paysum, flow } of events) {
    rise(at)
    member = noteReached({ ...member, paysum: add(member.paysum, paysum), flow: add(member.flow, flow) }, at)
  }
  rise(now)
  return rises
}
