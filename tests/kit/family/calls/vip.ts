import { ok } from '../answers'
import { all } from '../rows'
import { iso } from '../times'
import { forAnyone, type Family } from './api'

export function mountVip(family: Family): void {
  const { state, row } = family

  forAnyone(family, 'uservip', () => ok(vipRows(state.begun).map(row)))
}

/** The VIP levels in the database; a member's `vip` is the id of one. */
export function vipRows(begun: number) {
  return Array.from({ length: 7 }, (_, level) => ({
    id: level + 1,
    vipname: `VIP${level}`,
    vippic: '',
    recharge: level * 1e3,
    flow: level * 1e4,
    realperson: (40 + level * 5) / 100,
    electron: (50 + level * 5) / 100,
    joker: 0.6,
    sport: 0.7,
    fish: 0.9,
    lottery: 0.3,
    e_sport: 0.8,
    status: 1,
    ...all('upgrade_bonus weekly_salary monthly_salary exp is_default', 0),
    ...all('created_at updated_at', iso(begun)),
  }))
}
