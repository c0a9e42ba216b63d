import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const HOST = 'https://pictures.test'
const store = new Map<string, Response>()
const modes: (RequestMode | undefined)[] = []
let answer: (mode: RequestMode | undefined) => Response

/** An answer of another host that can't be read. */
const opaque = () => Object.defineProperty(new Response('x'), 'type', { value: 'opaque' })
const picture = (text = 'picture') => new Response(text, { headers: { 'Content-Type': 'image/png' } })
const blocked = () => {
  throw new TypeError('Failed to fetch')
}

const kept = (response?: Response) => (response?.type === 'opaque' ? response : response?.clone())

const cache = {
  match: (request: Request) => Promise.resolve(kept(store.get(request.url))),
  put: (request: Request, response: Response) => Promise.resolve(void store.set(request.url, response)),
  keys: () => Promise.resolve([...store.keys()].map((url) => new Request(url))),
  delete: (request: Request) => Promise.resolve(store.delete(request.url)),
}

beforeEach(() => {
  store.clear()
  modes.length = 0
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache), match: cache.match })
  vi.stubGlobal('fetch', async (_: Request, init?: RequestInit) => {
    modes.push(init?.mode)
    return answer(init?.mode)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

async function show(path: string): Promise<Response> {
  const { servePicture } = await import('./pictures')
  const request = new Request(HOST + path, { mode: 'no-cors' })
  const waits: Promise<unknown>[] = []
  const event = { request, waitUntil: (wait: Promise<unknown>) => void waits.push(wait) }
  const shown = await servePicture(event as FetchEvent, new URL(request.url))
  await Promise.all(waits)
  return shown
}

it('keeps good pictures of any host whose answers can be read, and no error', { tags: 'D54' }, async () => {
  answer = () => picture()
  await show('/a.png')
  answer = () => new Response('gone', { status: 404 })
  expect((await show('/b.png')).status).toBe(404)
  expect([...store.keys()]).toEqual([`${HOST}/a.png`])
  expect(await (await show('/a.png')).text()).toBe('picture')
  expect(modes).toEqual(['cors', 'cors'])
})

it('shows an answer that can’t be read and never keeps it, asking such a host only once to be read', async () => {
  answer = (mode) => (mode === 'cors' ? blocked() : opaque())
  expect((await show('/a.png')).type).toBe('opaque')
  await show('/b.png')
  expect(modes).toEqual(['cors', undefined, undefined])
  expect(store.size).toBe(0)
})

it('asks again for a picture that was kept unread', { tags: 'D54' }, async () => {
  store.set(`${HOST}/a.png`, opaque())
  answer = () => picture()
  expect(await (await show('/a.png')).text()).toBe('picture')
  expect(store.get(`${HOST}/a.png`)?.type).not.toBe('opaque')
})

it('asks again for a picture after thirty days, and shows the old one without a network', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  answer = () => picture('old')
  await show('/a.png')
  vi.setSystemTime(29 * 86_400_000)
  answer = () => picture('new')
  expect(await (await show('/a.png')).text()).toBe('old')
  vi.setSystemTime(30 * 86_400_000)
  answer = blocked
  expect(await (await show('/a.png')).text()).toBe('old')
  answer = () => picture('new')
  vi.resetModules()
  expect(await (await show('/a.png')).text()).toBe('new')
})

it('keeps the newest hundred pictures, and none when there is no room', async () => {
  answer = () => picture()
  for (let at = 0; at < 102; at++) await show(`/${at}.png`)
  expect(store.size).toBe(100)
  expect([...store.keys()][0]).toBe(`${HOST}/2.png`)
  const forget = vi.fn(() => Promise.resolve(true))
  const put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  const open = () => Promise.resolve({ ...cache, put })
  vi.stubGlobal('caches', { match: cache.match, open, delete: forget })
  expect((await show('/one-more.png')).status).toBe(200)
  expect(forget).toHaveBeenCalledOnce()
})
