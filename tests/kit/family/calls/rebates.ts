import { ok, refuse } from '../answers'
import { all, cents, pageOf, sumOf } from '../rows'
import { iso, isWithin } from '../times'
import { forMembers, type Family } from './api'

/** Rebates and their claim. */
export function mountRebates(family: Family): void {
  const { row, isText, now } = family

  forMembers(family, 'getfanshui', (member, input, request) => {
    const [date, venue] = [input.number('date'), input.text('api_type')]
    input.text('type')
    const rebates = member.rebates
      // Case matters: bets are stored in lower case.
      .filter(
        ({ at, platform_type }) => isWithin(at, date, now()) && (venue === '' || venue === platform_type),
      )
      .toReversed()
    const rows = rebates.map(({ id, platform_type, betid, money, state: claimed, at, updated }) => ({
      ...row({ id, order_no: `F${id}`, api_type: 'web', user_id: member.id, transfer_type: 6 }),
      ...row({ money, cash_fee: 0, real_money: money, state: claimed, platform_type, betid }),
      ...all('before_money after_money settlementsday addtime remark recovery_key recovery_status', null),
      ...all('external_status reconcile_note external_checked_at posted_at', null),
      created_at: iso(at),
      updated_at: iso(updated),
      gamename: platform_type,
    }))
    // The totals cover all rebates, regardless of the filter.
    const total = (claimed: number) =>
      sumOf(
        member.rebates.filter((rebate) => rebate.state === claimed).map(({ money }) => money),
        isText,
      )
    const list = pageOf(rows, request, Number(input.maybe('page')))
    return ok({ list, jisuan: total(1), nojisuan: total(0) })
  })

  forMembers(family, 'dofanshui', (member) => {
    const pending = member.rebates.filter((rebate) => rebate.state === 0)
    if (pending.length === 0) return refuse(202, 'No eligible records', '')
    for (const rebate of pending) {
      Object.assign(rebate, { state: 1, updated: now() })
      member.balance = cents(member.balance + rebate.money)
    }
    return ok('', 'success')
  })
}
