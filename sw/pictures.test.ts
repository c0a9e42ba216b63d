import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/* Workbox itself runs here; what it expires by is another test's business. */
vi.mock('workbox-expiration', () => ({ ExpirationPlugin: class {} }))

class Waiting {
  waitUntil() {}
}

const HOST = 'https://pictures.test'
const store = new Map<string, Response>()
const modes: (RequestMode | undefined)[] = []
let answer: (mode: RequestMode | undefined) => Response

/** An answer of another host that can't be read. */
const opaque = () => Object.defineProperty(new Response('x'), 'type', { value: 'opaque' })
const blocked = () => {
  throw new TypeError('Failed to fetch')
}

const kept = (response?: Response) => (response?.type === 'opaque' ? response : response?.clone())

const cache = {
  match: (request: Request) => Promise.resolve(kept(store.get(request.url))),
  put: (request: Request, response: Response) => Promise.resolve(void store.set(request.url, response)),
}

beforeEach(() => {
  store.clear()
  modes.length = 0
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('FetchEvent', class {})
  vi.stubGlobal('ExtendableEvent', Waiting)
  vi.stubGlobal('location', { origin: 'https://portal.test', href: 'https://portal.test/sw.js' })
  vi.stubGlobal('caches', {
    open: () => Promise.resolve(cache),
    match: cache.match,
    keys: () => Promise.resolve([]),
  })
  vi.stubGlobal('fetch', async (_: Request, init?: RequestInit) => {
    modes.push(init?.mode)
    return answer(init?.mode)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

async function show(path: string): Promise<Response> {
  const { servePicture } = await import('./pictures')
  const request = new Request(HOST + path, { mode: 'no-cors' })
  const event = new Waiting() as unknown as ExtendableEvent
  const shown = await servePicture({ event, request, url: new URL(request.url) })
  await new Promise((resolve) => setTimeout(resolve))
  return shown
}

it('keeps good pictures of any host whose answers can be read, and no error', { tags: 'D54' }, async () => {
  answer = () => new Response('picture', { headers: { 'Content-Type': 'image/png' } })
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
  answer = () => new Response('picture', { headers: { 'Content-Type': 'image/png' } })
  expect(await (await show('/a.png')).text()).toBe('picture')
  expect(store.get(`${HOST}/a.png`)?.type).not.toBe('opaque')
})
