import { ok } from '../answers'
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
    upgrade_bonus: 0,
    weekly_salary: 0,
    monthly_salary: 0,
    status: 1,
    exp: 0,
    is_default: 0,
    created_at: iso(begun),
    updated_at: iso(begun),
  }))
}
