import { perTab } from '@/lib/safeStorage'
import { session } from './session'

const KEY = 'portal:played'

type PlayTime = {
  /** When the session began in this tab, ms by the device's clock. */
  since: number
  /** When the last reminder showed; `since` before the first. */
  reminded: number
}

const write = ({ since, reminded }: PlayTime): PlayTime => {
  perTab.set(KEY, `${session.epoch} ${since} ${reminded}`)
  return { since, reminded }
}

/** The time of this tab's session; begins with the first call after a login and goes on over reloads. */
export function playTime(now: number): PlayTime {
  const [epoch, since, reminded] = (perTab.get(KEY) ?? '').split(' ')
  const times = { since: Number(since), reminded: Number(reminded) }
  const isOurs = epoch === session.epoch && times.since <= now && times.reminded <= now
  return isOurs ? times : write({ since: now, reminded: now })
}

/** Records that a reminder shows. */
export const noteReminder = (now: number): void => void write({ ...playTime(now), reminded: now })
