// @vitest-environment happy-dom
import { hashKey, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { tellFailure } from '@/api/failures'
import { query } from '@/api/query'
import { send } from '@/api/send'
import { onSessionLoss } from '@/api/sessionLoss'
import { isNothing } from '@/contract/wire/codecs'
import { anything, type Endpoint } from '@/contract/wire/endpoint'
import { beginSession, endSession } from '@/state/session'
import { toasts } from '@/state/toasts'
import { endpoints } from '../kit/endpoints'
import { faults, WRONG, type Outcome } from './answers'
import { at, emptyPlaces, EXACT, placesOf, SAID, sampleInput, samplesOf, withAt, type Json } from './samples'
import { broken, KEYS, promisedBy } from './shape'

/* Every call of the contract against every kind of bad answer. Answers are generated from the schemas. */

vi.mock('@/api/lines', () => ({
  baseAddress: '',
  usesNetwork: true,
  isSameOrigin: true,
  sendsRequestId: true,
}))

type Call = { url: string; init: RequestInit }
let calls: Call[] = []
let answer: (call: Call) => Response | Promise<Response>
let losses = 0
let client: QueryClient

const good = (data: unknown) => () => Response.json({ code: 200, message: SAID, data })

beforeEach(() => {
  calls = []
  losses = 0
  toasts.list = []
  client = new QueryClient()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  // happy-dom would keep a timer of 60 s for each of 60,000 calls.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal)
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push({ url, init })
    return answer({ url, init })
  })
  onSessionLoss(() => {
    losses += 1
    endSession()
  })
  beginSession('t1')
})
afterEach(() => {
  endSession()
  client.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  onSessionLoss(() => {})
})

/** Makes the call as pages do: reads through the query cache, others directly. */
const ask = async (endpoint: Endpoint): Promise<unknown> => {
  const input = sampleInput(endpoint)
  if (endpoint.effect === 'read') return client.fetchQuery(query(endpoint, input))
  return (await send(endpoint, input)).data
}

/** How the call ends. Failures must be shown in Chinese. */
async function outcomeOf(endpoint: Endpoint): Promise<{ outcome: string; data?: unknown }> {
  try {
    return { outcome: 'data', data: await ask(endpoint) }
  } catch (error) {
    tellFailure(endpoint, error)
    const { name, message } = error as Error
    for (const { text } of toasts.list) {
      expect(text).toMatch(/\p{Script=Han}/u)
      expect(text).not.toMatch(/undefined|NaN|null|\[object|<|Exception/)
      expect(text.length).toBeLessThan(130)
    }
    // Regions and dialogs show the messages of errors that no toast shows.
    if (name !== 'RefusedError') expect(message).toMatch(name === 'SessionOver' ? /^$/ : /\p{Script=Han}/u)
    return { outcome: name }
  }
}

/** Paths of the lists with rows in decoded data. */
const listsIn = (decoded: unknown): string[] =>
  placesOf((decoded ?? null) as Json)
    .filter((path) => Array.isArray(at(decoded, path)) && (at(decoded, path) as unknown[]).length > 0)
    .map((path) => path.join('.'))

const named = endpoints.map((endpoint) => ({ name: endpoint.path, endpoint }))
const members = endpoints.filter(({ memberOnly }) => memberOnly)
const reads = endpoints.filter(({ effect }) => effect === 'read')

describe.each(named)('$name', ({ endpoint }) => {
  const samples = () => samplesOf(endpoint)
  const first = () => samples()[0] as Json
  /** Each sample with its places; one that an earlier sample has as well, of the same kind, is left out. */
  const placesBySample = () => {
    const seen = new Set<string>()
    const isNew = (place: string) => !seen.has(place) && !!seen.add(place)
    return samples().map((sample) => {
      const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)
      const placed = (path: string[]) => `${path.join('.')} ${kindOf(at(sample, path))}`
      return [sample, placesOf(sample).filter((path) => isNew(placed(path)))] as const
    })
  }

  it('has good samples that together fill every field of its data', { tags: 'D16' }, () => {
    if (endpoint.data === (anything as z.ZodMiniType)) return expect(z.decode(endpoint.data, 'x')).toBeNull()
    const empty = samples().map((sample) => new Set(emptyPlaces(z.decode(endpoint.data, sample))))
    const everywhere = [...empty[0]!].filter((place) => empty.every((places) => places.has(place)))
    const elsewhere = z.decode(endpoint.data, first())
    expect(everywhere, 'empty in all samples: add an answer to EXTRA in tests/faults/samples.ts').toEqual([])
    expect(elsewhere).not.toBeNull()
  })

  it.each(faults)('survives $name and reads the next answer', { tags: ['D15', 'D24'] }, async (fault) => {
    const promised = promisedBy(endpoint)
    answer = () => fault.answer(first())
    const { outcome, data } = await outcomeOf(endpoint)
    expect(outcome).toBe(fault.outcome(endpoint) satisfies Outcome)
    if (outcome === 'data') expect(broken(endpoint, data, promised)).toEqual([])
    const isAskedAgain = fault.isExpiry && !endpoint.memberOnly && endpoint.effect === 'read'
    expect(calls).toHaveLength(isAskedAgain ? 2 : 1)
    expect(losses).toBe(fault.isExpiry || outcome === 'SessionOver' ? 1 : 0)
    beginSession('t2')
    answer = good(first())
    expect(await outcomeOf(endpoint)).toMatchObject({ outcome: 'data' })
  })

  it(
    'reads data with any one field left out or of the wrong type, alone in its row; a list or record of another shape is an error, never empty',
    { timeout: 30_000, tags: ['D16', 'D26'] },
    async () => {
      const promised = promisedBy(endpoint)
      const breaches: string[] = []
      const keys = KEYS[endpoint.path] ?? []
      for (const [sample, places] of placesBySample()) {
        const filled = listsIn(z.decode(endpoint.data, sample))
        for (const path of places) {
          const isInList = path.some((name) => /^\d+$/.test(name))
          const isShape = !isInList && typeof at(sample, path) === 'object'
          for (const wrong of [...WRONG, EXACT]) {
            const bad = withAt(sample, path, wrong)
            answer = good(bad)
            const { outcome, data } = await outcomeOf(endpoint)
            // An expectation for each of 50,000 answers would take a quarter of the time.
            const wants = (isSo: boolean, what: string) =>
              isSo || breaches.push(`${path.join('.')} = ${JSON.stringify(wrong)?.slice(0, 40)}: ${what}`)
            if (outcome === 'ServerFailure')
              wants(isShape && (wrong === undefined || !isNothing(wrong)), outcome)
            else if (outcome === 'UnknownOutcome') {
              const read = z.safeDecode(endpoint.data, bad).data ?? z.decode(endpoint.data, null)
              const isLacking = endpoint.needs?.({ data: read, message: SAID }) === null
              wants(isLacking || bad === undefined || JSON.stringify(bad) === '{}', outcome)
            } else wants(outcome === 'data', outcome)
            if (outcome !== 'data') continue
            for (const what of broken(endpoint, data, promised)) wants(false, what)
            const isOutage =
              isShape &&
              endpoint.effect === 'read' &&
              !isNothing(wrong) &&
              (typeof wrong !== 'object' ||
                // A payment's cardlist is an object for one channel and a list for accounts.
                (!Array.isArray(wrong) && Array.isArray(at(sample, path)) && path[0] !== 'cardlist'))
            if (isOutage) wants(listsIn(data).join() === filled.join(), 'an outage shows as empty')
            const isInRow = path.length === 2 && Array.isArray(sample) && !keys.includes(path[1]!)
            if (isInRow) wants((data as unknown[]).length === sample.length, 'a row is lost')
          }
        }
      }
      expect(breaches).toEqual([])
    },
  )

  it('keeps every digit of whole numbers beyond 2^53, as of texts', { timeout: 30_000 }, async () => {
    for (const [sample, places] of placesBySample()) {
      for (const path of places) {
        for (const digits of [EXACT, '90071992547409931', '-9007199254740993']) {
          const body = JSON.stringify({ code: 200, message: SAID, data: withAt(sample, path, digits) })
          const ends = []
          for (const written of [body, body.replaceAll(`"${digits}"`, digits)]) {
            answer = () => new Response(written)
            ends.push(await outcomeOf(endpoint))
          }
          expect(ends[1], `${path.join('.')} = ${digits}`).toEqual(ends[0])
        }
      }
    }
  })

  /** Without how many rows were sent: a bad one counts. */
  const uncounted = (outcome: unknown): unknown =>
    JSON.parse(
      JSON.stringify(outcome, (key, value: unknown) => (['sent', 'total'].includes(key) ? 0 : value)),
    )

  it('leaves one bad row out of a list and keeps the others; gaps in the numbering change nothing', async () => {
    for (const sample of samples()) {
      for (const path of placesOf(sample).filter((place) => Array.isArray(at(sample, place)))) {
        const [row] = at(sample, path) as Json[]
        if (row === undefined) continue
        const rowsIn = (rows: Json[]) => withAt(sample, path, rows) as Json
        answer = good(rowsIn([row, row]))
        const { data: expected } = await outcomeOf(endpoint)
        answer = good(withAt(sample, path, { 1: row, 30: row }))
        expect(await outcomeOf(endpoint), path.join('.')).toEqual({ outcome: 'data', data: expected })
        for (const bad of [null, 5, true]) {
          answer = good(rowsIn([row, bad, row]))
          expect(uncounted(await outcomeOf(endpoint)), path.join('.')).toEqual(
            uncounted({ outcome: 'data', data: expected }),
          )
        }
      }
    }
  })

  it('gives up after 60 s and never retries by itself', { tags: ['s1-7.1', 'D24'] }, async () => {
    vi.useFakeTimers()
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const gone = new AbortController()
      setTimeout(() => gone.abort(new DOMException('timed out', 'TimeoutError')), ms)
      return gone.signal
    })
    answer = ({ init: { signal } }) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
    let ended: string | undefined
    const asked = outcomeOf(endpoint).then(({ outcome }) => (ended = outcome))
    await vi.advanceTimersByTimeAsync(59_900)
    expect(ended).toBeUndefined()
    await vi.advanceTimersByTimeAsync(200)
    await asked
    expect(ended).toBe(endpoint.effect === 'money' ? 'UnknownOutcome' : 'NetworkFailure')
    await vi.advanceTimersByTimeAsync(120_000)
    expect(calls).toHaveLength(1)
  })

  it('drops a late answer of an ended session, also during the next one', { tags: 'D9' }, async () => {
    for (const next of [undefined, 't2']) {
      let arrive: (response: Response) => void = () => {}
      answer = () => new Promise((resolve) => (arrive = resolve))
      const late = outcomeOf(endpoint)
      await vi.waitFor(() => expect(calls.length).toBeGreaterThan(0))
      endSession()
      if (next) beginSession(next)
      toasts.list = []
      arrive(good(first())())
      expect((await late).outcome).toBe(endpoint.memberOnly ? 'SessionOver' : 'data')
      expect(toasts.list).toEqual([])
      const kept = client.getQueryData(query(endpoint, sampleInput(endpoint)).queryKey)
      if (endpoint.memberOnly) expect(kept).toBeUndefined()
      client.clear()
      calls = []
      beginSession('t3')
    }
  })
})

describe('the query cache', () => {
  it.each(named.filter(({ endpoint }) => reads.includes(endpoint)))(
    'keeps the newer answer of $name when the older one comes last',
    async ({ endpoint }) => {
      const options = query(endpoint, sampleInput(endpoint))
      const [sample = null] = samplesOf(endpoint)
      answer = good(null)
      await client.fetchQuery(options)
      const arrivals: ((response: Response) => void)[] = []
      answer = () => new Promise((resolve) => arrivals.push(resolve))
      const stop = new QueryObserver(client, { ...options, staleTime: Infinity }).subscribe(() => {})
      const older = client.refetchQueries({ queryKey: options.queryKey })
      const newer = client.refetchQueries({ queryKey: options.queryKey })
      await vi.waitFor(() => expect(arrivals).toHaveLength(2))
      arrivals[1]!(good(sample)())
      await newer
      arrivals[0]!(good(null)())
      await older
      expect(client.getQueryData(options.queryKey)).toEqual(z.decode(endpoint.data, sample))
      stop()
    },
  )

  it('has a key per input of a read, so that no page shows another one’s answer', { tags: 'D9' }, () => {
    for (const endpoint of reads) {
      const input = sampleInput(endpoint) as Record<string, unknown>
      for (const name of Object.keys(input)) {
        const other = query(endpoint, { ...input, [name]: 'another' })
        expect(hashKey(other.queryKey)).not.toBe(hashKey(query(endpoint, input).queryKey))
      }
    }
  })
})

it('ends a session once when all its calls get 401, and the next session once too', async () => {
  for (const [token, ends] of [
    ['a', 1],
    ['b', 2],
  ] as const) {
    beginSession(token)
    answer = () => Response.json({ code: 401, message: '请先登录' }, { status: 401 })
    const outcomes = await Promise.all(members.map(outcomeOf))
    expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['SessionOver']))
    expect(losses).toBe(ends)
    expect(toasts.list).toEqual([])
  }
})
