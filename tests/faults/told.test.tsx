// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  forgetIntents,
  intents,
  isMoneyUnderWay,
  openRequest,
  restoreIntents,
  type Intent,
} from '@/api/money/journal'
import { query } from '@/api/query'
import { useSubmit } from '@/api/useSubmit'
import { UnknownOutcomeDialog } from '@/app/unknownOutcome/UnknownOutcomeDialog'
import type { Found } from '@/components/unknownOutcome/recognise'
import { getMember, type Member } from '@/contract/member'
import type { Endpoint } from '@/contract/wire/endpoint'
import { local, perTab } from '@/lib/safeStorage'
import { answerQuestion, overlays } from '@/state/overlays'
import { beginSession } from '@/state/session'
import { endpoints } from '../kit/endpoints'
import { SAID, sampleInput, samplesOf } from './samples'

/*
 * A money request is freed only by words that the member has seen in a visible tab (D68): the nine calls, by the ways of looking
 * away before them.
 */

vi.mock('@/api/lines', () => ({
  baseAddress: '',
  usesNetwork: true,
  isSameOrigin: true,
  sendsRequestId: true,
}))
let found: Found | null = null
let release: () => void = () => {}
/** What the next look-up waits for. */
let gate: Promise<void> = Promise.resolve()
const close = (): void => {
  gate = new Promise((open) => (release = open))
}
vi.mock('@/app/unknownOutcome/traces', async (actual) => ({
  ...(await actual<object>()),
  lookUp: () => gate.then(() => found),
}))

const DONE: Found = { is: 'done', row: '2026-11-26 18:00:00' }
let sent: string[] = []
let answer: () => Promise<Response>
let visibility: DocumentVisibilityState = 'visible'

beforeEach(() => {
  Object.assign(intents, { list: [], shown: null })
  forgetIntents()
  // With what a full storage left in memory.
  local.clear()
  perTab.clear()
  beginSession('t1')
  found = DONE
  gate = Promise.resolve()
  sent = []
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  answer = () => Promise.reject(new TypeError('network error'))
  vi.stubGlobal('fetch', (_: string, { headers }: { headers: Record<string, string> }) => {
    const id = headers['X-Request-Id']
    // Reads carry none.
    if (id !== undefined) sent.push(id)
    return answer()
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const client = new QueryClient()
client.setQueryData(query(getMember).queryKey, { username: 'demo888' } as Member)
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

function Told() {
  const { shown } = useSnapshot(intents)
  return shown && <UnknownOutcomeDialog key={shown.id} intent={shown as Intent} />
}
const frames = () => act(() => new Promise<void>((done) => setTimeout(done, 80)))

function portal(endpoint: Endpoint) {
  render(<Told />, { wrapper })
  const { submit } = renderHook(() => useSubmit(endpoint), { wrapper }).result.current
  return {
    submit: () => submit(sampleInput(endpoint)),
    press: () => act(() => submit(sampleInput(endpoint))),
  }
}

/** A reload: storage stays, the page's memory goes. */
function reload(): void {
  cleanup()
  Object.assign(intents, { list: [], shown: null })
  act(restoreIntents)
}

const money = endpoints
  .filter(({ effect }) => effect === 'money')
  .map((endpoint) => [endpoint.path, endpoint] as const)

const WAYS: Record<string, () => void | Promise<void>> = {
  'closes the dialog by Escape': () => void fireEvent(document.querySelector('dialog')!, new Event('cancel')),
  'leaves by its link': () => screen.getByRole('button', { name: /^查看/ }).click(),
  'hides the tab, which is discarded': () => {
    visibility = 'hidden'
  },
}
const looks = money.flatMap(([path, endpoint]) =>
  Object.entries(WAYS).map(([way, look]) => ({ path, endpoint, way, look })),
)

it.each(looks)('$path: a member who $way before the look-up returns is told again', async (each) => {
  const { press } = portal(each.endpoint)
  close()
  expect(await press()).toBeNull()
  await act(async () => each.look())
  await act(async () => release())
  await frames()
  visibility = 'visible'
  reload()
  // Told at the next start, or else at the next equal press.
  const again = portal(each.endpoint)
  gate = new Promise(() => {})
  expect(await again.press()).toBeNull()
  expect(intents.shown).toMatchObject({ path: each.path })
  expect(new Set(sent).size, 'requests with another id').toBe(1)
  expect(sent).toHaveLength(1)
})

it.each(money)(
  '%s: what was found frees the next equal request once it has been seen',
  async (_, endpoint) => {
    const { press } = portal(endpoint)
    await press()
    await screen.findByText(/^已找到/)
    await frames()
    expect(intents.list).toEqual([])
    await act(async () => screen.getByRole('button', { name: '关闭' }).click())
    answer = async () => Response.json({ code: 200, message: SAID, data: samplesOf(endpoint)[0] ?? null })
    expect(await press()).not.toBeNull()
    expect(new Set(sent).size).toBe(2)
  },
)

it.each(['open', 'possible'] as const)('a row that is only %s frees nothing by itself', async (is) => {
  const [, endpoint] = money[0]!
  const { press } = portal(endpoint)
  found = is === 'open' ? { is, row: 'x' } : { is, rows: [{ is: 'done', row: 'x' }] }
  await press()
  await screen.findByText(is === 'open' ? /^处理中或未成功/ : /^可能是/)
  await frames()
  expect(screen.getByText(/请勿重复提交/)).toBeDefined()
  expect(openRequest(intents.list[0]!.key)).toMatchObject({ checkedAt: 0, isDone: false })
})

it('what could not be looked up is looked up again once the network is back', { tags: 'D68' }, async () => {
  const { press } = portal(money[0]![1])
  gate = Promise.reject(new TypeError('network error'))
  gate.catch(() => {})
  await press()
  await screen.findByText(/^暂时无法核对/)
  gate = Promise.resolve()
  act(() => void dispatchEvent(new Event('online')))
  await screen.findByText(/^已找到/)
})

it('tells every open request, the newest first, and none again that the member has checked', async () => {
  found = null
  const { press: first } = portal(money[0]![1])
  await first()
  cleanup()
  act(() => void (intents.shown = null))
  const { press: second } = portal(money[1]![1])
  await second()
  reload()
  render(<Told />, { wrapper })
  expect(intents.shown?.path).toBe(money[1]![0])
  const check = async () => act(async () => screen.getByRole('button', { name: '我已核对' }).click())
  await check()
  expect(intents.shown?.path).toBe(money[0]![0])
  reload()
  expect(intents.shown?.path).toBe(money[0]![0])
  render(<Told />, { wrapper })
  await check()
  reload()
  expect(intents.shown).toBeNull()
  // Freed under its first id.
  const [id] = sent
  answer = async () => Response.json({ code: 200, message: SAID, data: samplesOf(money[0]![1])[0] ?? null })
  await portal(money[0]![1]).press()
  expect(sent.at(-1)).toBe(id)
})

it('an answer that comes while the tab is hidden is told at the next start if the tab is discarded', async () => {
  const endpoint = money[0]![1]
  visibility = 'hidden'
  answer = async () => Response.json({ code: 200, message: SAID, data: samplesOf(endpoint)[0] ?? null })
  expect(await portal(endpoint).press()).not.toBeNull()
  await frames()
  expect(isMoneyUnderWay()).toBe(false)
  reload()
  expect(intents.shown).toMatchObject({ path: endpoint.path })
})

it('an answer seen in a visible tab frees the request', async () => {
  const endpoint = money[0]![1]
  answer = async () => Response.json({ code: 200, message: SAID, data: samplesOf(endpoint)[0] ?? null })
  await portal(endpoint).press()
  await waitFor(() => expect(intents.list).toEqual([]))
  reload()
  expect(intents.shown).toBeNull()
})

// Who has agreed once is not asked again.
describe('when storage is full', { shuffle: false }, () => {
  it.each([
    ['先不提交', false],
    ['继续提交', true],
  ])('asks before the first request: %s', async (_, yes) => {
    const endpoint = money[0]![1]
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      removeItem: () => {},
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    const { submit } = portal(endpoint)
    close()
    const pressed = submit()
    await waitFor(() => expect(overlays.question?.title).toBe('本设备无法保存提交记录'))
    expect(sent).toEqual([])
    await act(async () => {
      answerQuestion(yes)
      await pressed
    })
    expect(sent).toHaveLength(yes ? 1 : 0)
    // The tab still knows it after a reload.
    reload()
    expect(intents.shown !== null).toBe(yes)
    if (yes) expect(await portal(endpoint).press()).toBeNull()
    expect(sent).toHaveLength(yes ? 1 : 0)
  })
})
