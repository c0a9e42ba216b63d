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

/** The duration of this tab's session; starts at the first call after a login and survives reloads. */
export function playTime(now: number): PlayTime {
  const [epoch, since, reminded] = (perTab.get(KEY) ?? '').split(' ')
  const times = { since: Number(since), reminded: Number(reminded) }
  const isOurs = epoch === session.epoch && times.since <= now && times.reminded <= now
  return isOurs ? times : write({ since: now, reminded: now })
}

/** Records that a reminder is shown. */
export const noteReminder = (now: number): void => void write({ ...playTime(now), reminded: now })
