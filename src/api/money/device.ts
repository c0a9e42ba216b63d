import * as z from 'zod/mini'
import { hours, minutes, seconds } from '@/lib/durations'
import { listIn, local } from '@/lib/safeStorage'
import { KEPT_AT_LOGOUT } from '@/state/session'
import { sendsRequestId } from '../lines'
import { serverNow } from '../serverClock'

// What the device notes of money requests, for all tabs and over a logout: a hash each (D72). Times are ms since 1970 by the
// server's clock.

/**
 * A request as the device notes it: when it was first sent, and when the member was told that a check did not find it, or of its
 * success (0 before).
 */
export type DeviceRequest = z.output<typeof deviceRequest>
const deviceRequest = z.object({
  key: z.string(),
  id: z.string(),
  at: z.number(),
  checkedAt: z.number(),
  isDone: z.boolean(),
})

/** Name of the lock for the device's one running money request (D24). */
export const MONEY_LOCK = 'portal:money'

/** How long an unknown outcome is remembered. */
export const OPEN_FOR = hours(24)
/** How long a success is remembered, to tell an equal request right after it apart; longer beside an open one of its time. */
const DONE_FOR = minutes(10)
/** Until this time-out, a server without request ids may still execute a slow request. */
export const MAY_STILL_LAND = seconds(60)

/**
 * Earliest time (ms) of record rows that may belong to a request sent at `time`: two minutes earlier, since clocks differ, in
 * whole seconds.
 */
export const nearbySince = (time: number): number => Math.floor((time - minutes(2)) / seconds(1)) * seconds(1)

/** The device's requests. Reads storage each time, since other tabs write too. */
export function deviceRequests(): DeviceRequest[] {
  const recent = listIn(local.get(KEPT_AT_LOGOUT)).flatMap((kept) => {
    const { data } = z.safeParse(deviceRequest, kept)
    return data && Math.abs(serverNow() - data.at) < OPEN_FOR ? [data] : []
  })
  const times = [serverNow(), ...recent.flatMap(({ at, isDone }) => (isDone ? [] : [at]))]
  const isNear = (then: number) => times.some((time) => Math.abs(time - then) < DONE_FOR)
  return recent.filter(({ at, checkedAt, isDone }) => !isDone || isNear(checkedAt || at))
}

function write(list: DeviceRequest[]): void {
  if (list.length === 0) return local.remove(KEPT_AT_LOGOUT)
  const kept = local.get(KEPT_AT_LOGOUT)
  // Storage that is full has no room for one more, but must not lose the others.
  if (!local.set(KEPT_AT_LOGOUT, JSON.stringify(list)) && kept !== null) local.set(KEPT_AT_LOGOUT, kept)
}

const without = (id: string): DeviceRequest[] => deviceRequests().filter((request) => request.id !== id)

export const noteOnDevice = ({ key, id, at, checkedAt }: Omit<DeviceRequest, 'isDone'>): void =>
  write([...without(id), { key, id, at, checkedAt, isDone: false }])

export const changeOnDevice = (id: string, part: Partial<DeviceRequest>): void =>
  write(deviceRequests().map((request) => (request.id === id ? { ...request, ...part } : request)))

export const forgetOnDevice = (id: string): void => write(without(id))

/** Whether any request of this device is pending, or lost and not looked up. */
export const hasUncheckedRequest = (): boolean =>
  deviceRequests().some((request) => !request.isDone && request.checkedAt === 0)

/** When this page sent requests, by a clock that nobody moves. */
const sentHere = new Map<string, number>()
export const noteSending = (id: string): void => void sentHere.set(id, performance.now())

/** How long (ms) until a check may free an equal request: none where the server knows repeats by their id, else its time-out (D72). */
export function waitLeft({ id, at }: Pick<DeviceRequest, 'id' | 'at'>): number {
  if (sendsRequestId) return 0
  const here = sentHere.get(id)
  const byPage = here === undefined ? 0 : here + MAY_STILL_LAND - performance.now()
  return Math.max(0, at + MAY_STILL_LAND - serverNow(), byPage)
}
