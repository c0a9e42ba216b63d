import { ok, refuse } from '../answers'
import { cents, sumOf } from '../rows'
import type { Member, Transfer } from '../state'
import { forMembers, type Family } from './api'

const VENUES: Record<string, string> = {
  AG: 'AG真人',
  PG: 'PG电子',
  KY: '开元棋牌',
  IM: 'IM体育',
  IA: 'IA电竞',
  VR: 'VR彩票',
}
const MAIN = 'userbalance'
const unreachable = () => refuse(201, '本地与api通信失败,建议检查api地址', '')

/** What a launch in 免转模式 does before the venue is asked: what others hold comes back, and the whole yuan go in. */
export function moveInto(member: Member, venue: string, at: number): void {
  const moved = (type: Transfer['type'], api_type: string, amount: number) => {
    member.transfers.unshift({ type, api_type, pay_way: VENUES[api_type] ?? '', amount, at })
    const sign = type === 3 ? 1 : -1
    member.venues[api_type] = cents((member.venues[api_type] ?? 0) + sign * amount)
    member.balance = cents(member.balance - sign * amount)
  }
  for (const [other, held] of Object.entries(member.venues))
    if (other !== venue && held > 0) moved(4, other, held)
  const whole = Math.floor(member.balance)
  if (whole > 0) moved(3, venue, whole)
}

/** Balances and transfers. */
export function mountWallet(family: Family): void {
  const { state, addresses, row, now } = family
  const isUnreachable = () => state.settings.wallet === 'unreachable'
  /** A used venue's balance is a text, an unused one's the number 0. */
  const told = (member: Member, venue: string) => {
    const balance = member.venues[venue]
    return balance === undefined || isUnreachable() ? 0 : balance.toFixed(2)
  }

  forMembers(family, 'balance', ({ balance }) => ok(row({ balance })))

  for (const name of ['balancelist', 'balancelist2'])
    forMembers(family, name, (member) =>
      ok(
        Object.entries(VENUES).map(([platname, venue]) => ({
          balance: told(member, platname),
          name: venue,
          platname,
          app_icon: `${addresses.images}/uploads/`,
        })),
      ),
    )

  forMembers(family, 'userapimoney/:venue', (member, _, request) => {
    const venue = decodeURIComponent(new URL(request.url).pathname.split('/').pop() ?? '')
    if (isUnreachable() || !(venue in VENUES)) return unreachable()
    return ok({ balance: (member.venues[venue] ?? 0).toFixed(2) })
  })

  forMembers(family, 'transfer', (member, input) => {
    const source = input.text('sourcetype')
    const target = input.text('targettype')
    const asked = input.number('amount')
    if (source === target) return refuse(209, 'source and target are the same')
    if (source !== MAIN && target !== MAIN) return refuse(209, 'cross-platform transfer is disabled')
    // Venues take whole yuan only.
    const amount = Math.floor(asked)
    if (!(amount >= 1)) return refuse(209, 'invalid transfer amount')
    const isInto = source === MAIN
    const venue = isInto ? target : source
    if (isInto && member.balance < amount) return refuse(210, 'insufficient balance')
    if (isUnreachable() || !(venue in VENUES)) return unreachable()
    const held = member.venues[venue] ?? 0
    if (!isInto && held < amount) return refuse(209, '场馆余额不足', { code: 201, message: '场馆余额不足' })
    const type = isInto ? 3 : 4
    // Written before the venue is asked, and kept when it refuses.
    member.transfers.unshift({ type, api_type: venue, pay_way: VENUES[venue] ?? '', amount, at: now() })
    const { balance } = member
    if (state.settings.wallet === 'maintenance') return refuse(209, '场馆维护中，请稍后再试', { balance })
    if (state.settings.wallet === 'no credit')
      return refuse(209, 'wallet error: insufficient merchant credit', { balance })
    member.venues[venue] = cents(held + (isInto ? amount : -amount))
    member.balance = cents(balance + (isInto ? -amount : amount))
    return ok({ balance: member.balance })
  })

  forMembers(family, 'transall', (member) => {
    if (isUnreachable()) return unreachable()
    const held = Object.entries(member.venues).filter(([, balance]) => balance > 0)
    if (held.length === 0) return ok('', 'no balance to recover')
    for (const [venue, amount] of held) {
      member.transfers.unshift({ type: 4, api_type: venue, pay_way: VENUES[venue] ?? '', amount, at: now() })
      member.venues[venue] = 0
    }
    const recovered = sumOf(
      held.map(([, balance]) => balance),
      false,
    )
    member.balance = cents(member.balance + Number(recovered))
    return ok({ balance: member.balance }, 'transfer success')
  })

  forMembers(family, 'uptransferstatus', (member, input) => {
    member.transferstatus = input.number('transferstatus')
    return ok('', 'success')
  })
}
