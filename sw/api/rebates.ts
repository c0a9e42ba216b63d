import { claimRebates, listRebates } from '@/contract/rebates'
import { add, isPositive } from '@/contract/values/arithmetic'
import { money, type Money } from '@/contract/values/money'
import { startOfPeriod } from '../db/beijing'
import { MAIN_WALLET, move, WORLD } from '../db/ledger'
import { newestPage } from '../db/pages'
import { Refusal } from '../db/refusal'
import type { RebateRow } from '../db/rows'
import { claimableRebates } from '../effects/bets'
import { say, serveMember, type Api } from '../server/serve'

/**
 * Rebates: the list, both totals, and claiming everything pending. A day's rebates are listed from 15:00 of the next Beijing
 * day on, when they can be claimed.
 */
export function mountRebates(api: Api): void {
  serveMember(api, listRebates, async ({ tx, member, now, input: { date, page, api_type } }) => {
    const { username, rebateClaimed: claimed } = member
    const pending = total(await claimableRebates(tx, username, now))
    const from = startOfPeriod(date, now)
    const rows = tx.objectStore('rebates')
    const list = await (api_type === ''
      ? newestPage(rows.index('time'), IDBKeyRange.bound([username, from], [username, now]), page)
      : newestPage(
          rows.index('venue'),
          IDBKeyRange.bound([username, api_type, from], [username, api_type, now]),
          page,
        ))
    return { list, claimed, pending }
  })

  serveMember(api, claimRebates, async ({ tx, member, now }) => {
    const { username } = member
    const rebates = tx.objectStore('rebates')
    const open = await claimableRebates(tx, username, now)
    const amount = total(open)
    if (!isPositive(amount)) throw new Refusal('暂无领取额度！', 221)
    for (const { openKey: _closed, ...rebate } of open) {
      await rebates.put({ ...rebate, state: 'claimed', updated_at: now })
    }
    await move(tx, { username, from: WORLD, to: MAIN_WALLET, amount, kind: 'rebate', at: now })
    const rebateClaimed = add(member.rebateClaimed, amount)
    await tx.objectStore('members').put({ ...member, rebateClaimed })
    return say('领取成功')
  })
}

const total = (rows: RebateRow[]): Money => add(money('0'), ...rows.map((row) => row.money))
