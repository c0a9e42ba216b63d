import { getSite, isAppInfo } from '@/contract/site'
import { readAnswer } from '@/contract/wire/answer'
import { minutes, seconds } from '@/lib/durations'
import { encodeCall } from '../encodeCall'
import { baseAddress, lines, takeLine } from '../lines'
import { hasUncheckedRequest } from '../money/device'

/** How long a line may take to send app info. */
export const PATIENCE = seconds(3)
/** How long a measurement is valid; no line is asked more often. */
const FRESH = seconds(30)
/** Minimum time between two automatic moves. */
const PAUSE = minutes(1)

/** When a line was last measured (ms since 1970), and its time to send app info, in ms; null if it failed. */
type Measured = { at: number; ms: Promise<number | null> }
const measured = new Map<string, Measured>()

async function timeOf(line: string): Promise<number | null> {
  const askedAt = performance.now()
  try {
    const { path, init } = encodeCall(getSite, {}, null, { signal: AbortSignal.timeout(PATIENCE) })
    const response = await fetch(line + path, init)
    const envelope = readAnswer(await response.text())
    if (!response.ok || envelope?.code !== 200 || !isAppInfo(envelope.data)) return null
    return Math.max(1, Math.round(performance.now() - askedAt))
  } catch {
    return null
  }
}

/** A line's time to send app info, in ms; null if it takes more than 3 s. Measured at most once in 30 s. */
export function measure(line: string): Promise<number | null> {
  const earlier = measured.get(line)
  if (earlier && Date.now() - earlier.at < FRESH) return earlier.ms
  const ms = timeOf(line)
  measured.set(line, { at: Date.now(), ms })
  return ms
}

/** The first of these lines to answer, or null. */
const firstGood = (candidates: readonly string[]): Promise<string | null> =>
  Promise.any(
    candidates.map(async (line) => {
      if ((await measure(line)) === null) throw new Error('no answer')
      return line
    }),
  ).catch(() => null)

/** When the last look at the other lines began, and whether it led to one of them. */
let lookedAt = -Infinity
let hasMoved = false
let underWay: Promise<boolean> | undefined

let wasForeign = false
let readAnew: (() => void) | undefined

/** Sets what reads everything anew after a line was left that was no server of the family. */
export function onForeignLeft(listener: () => void): void {
  readAnew = listener
  if (wasForeign) listener()
}

async function look(
  failed: string,
  isSure: boolean,
  isGood: () => boolean,
  isForeign: boolean,
): Promise<boolean> {
  // Content filters and faults take single calls from a line that is well.
  if (!isSure) measured.delete(failed)
  else if (isForeign) measured.set(failed, { at: Date.now(), ms: Promise.resolve(null) })
  if (!isSure && (await measure(failed)) !== null) return false
  lookedAt = Date.now()
  hasMoved = false
  const good = await firstGood(lines.filter((line) => line !== failed))
  // A slow network makes every line late: the first answer wins, this line's too.
  if (good === null || baseAddress !== failed || isGood() || hasUncheckedRequest())
    return baseAddress !== failed
  takeLine(good)
  hasMoved = true
  wasForeign ||= isForeign
  if (isForeign) readAnew?.()
  return true
}

/**
 * Moves to the first other line that sends app info, at most once a minute; a line taken since then is left at once if it is
 * `isForeign`, no server of the family. Stays where the failed line still sends app info, unless `isSure` says that it doesn't, where
 * `isGood` says that its answer has come meanwhile, and while a money request is pending or lost and not looked up: only its own line
 * may know it (D24). Resolves to whether calls now avoid `failed`.
 */
export async function moveFrom(
  failed: string,
  isSure = false,
  isGood = () => false,
  isForeign = false,
): Promise<boolean> {
  if (baseAddress !== failed) return true
  if (underWay) return underWay
  const isEarly = Date.now() - lookedAt < PAUSE && !(isForeign && hasMoved)
  if (hasUncheckedRequest() || isEarly) return false
  underWay = look(failed, isSure, isGood, isForeign).finally(() => (underWay = undefined))
  return underWay
}

/** The fastest of the lines that answer, or null. */
export async function fastestLine(): Promise<string | null> {
  const times = await Promise.all(lines.map(async (line) => ({ line, ms: await measure(line) })))
  const [best] = times
    .flatMap(({ line, ms }) => (ms === null ? [] : [{ line, ms }]))
    .sort((a, b) => a.ms - b.ms)
  return best?.line ?? null
}
