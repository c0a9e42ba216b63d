import * as z from 'zod/mini'
import { readAnswer } from '@/contract/wire/answer'
import { getSite } from '@/contract/site'
import { minutes, seconds } from '@/lib/durations'
import { hasUncheckedRequest } from './money/journal'
import { baseAddress, lines, takeLine } from './lines'
import { toRequest } from './toRequest'

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
    const { path, init } = toRequest(getSite, {}, null, { signal: AbortSignal.timeout(PATIENCE) })
    const response = await fetch(line + path, init)
    const envelope = readAnswer(await response.text())
    if (!response.ok || envelope?.code !== 200) return null
    z.decode(getSite.data, envelope.data)
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

let movedAt = -Infinity
let underWay: Promise<boolean> | undefined

async function look(failed: string, isSure: boolean, isGood: () => boolean): Promise<boolean> {
  // Content filters and faults take single calls from a line that is well.
  if (!isSure) measured.delete(failed)
  if (!isSure && (await measure(failed)) !== null) return false
  movedAt = Date.now()
  const good = await firstGood(lines.filter((line) => line !== failed))
  // A slow network makes every line late: the first answer wins, this line's too.
  if (good === null || baseAddress !== failed || isGood() || hasUncheckedRequest())
    return baseAddress !== failed
  takeLine(good)
  return true
}

/**
 * Moves to the first other line that answers, at most once a minute. Stays where the failed line still sends app info, unless
 * `isSure` says that it doesn't, where `isGood` says that its answer has come meanwhile, and while a money request is pending or
 * lost and not looked up: only its own line may know it (D24). Resolves to whether calls now avoid `failed`.
 */
export async function moveFrom(failed: string, isSure = false, isGood = () => false): Promise<boolean> {
  if (baseAddress !== failed) return true
  if (underWay) return underWay
  if (!navigator.onLine || hasUncheckedRequest() || Date.now() - movedAt < PAUSE) return false
  underWay = look(failed, isSure, isGood).finally(() => (underWay = undefined))
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
