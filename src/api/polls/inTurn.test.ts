// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { inTurn } from './inTurn'

afterEach(() => vi.useRealTimers())

/** Two polls whose answers the test gives. */
function polls() {
  vi.useFakeTimers()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  const under: string[] = []
  const answers = new Map<string, () => void>()
  const poll = (name: string) =>
    new QueryObserver(client, {
      queryKey: [name],
      queryFn: ({ signal }) =>
        new Promise<string>((answer, fail) => {
          under.push(name)
          const end = () => under.splice(under.indexOf(name), 1)
          answers.set(name, () => (end(), answer(name)))
          signal.addEventListener('abort', () => (end(), fail(signal.reason)))
        }),
      refetchInterval: 1000,
      refetchIntervalInBackground: true,
      ...inTurn,
    })
  const [a, b] = [poll('a'), poll('b')]
  const stopA = a.subscribe(() => {})
  b.subscribe(() => {})
  return { client, under, answer: (name: string) => answers.get(name)?.(), a, b, stopA }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('repeats of polls never wait beside each other; first reads and presses go at once', async () => {
  const { client, under, answer, b, stopA } = polls()
  await pass(0)
  expect(under).toEqual(['a', 'b'])
  answer('a')
  answer('b')
  await pass(5000)
  expect(under).toEqual(['a'])
  // A press.
  void b.refetch()
  await pass(0)
  expect(under).toEqual(['a', 'b'])
  answer('b')
  await pass(3000)
  expect(under).toEqual(['a'])
  answer('a')
  await pass(0)
  expect(under).toEqual(['b'])
  answer('b')
  await pass(1000)
  expect(under).toEqual(['a'])
  // A page that is left gives its turn away.
  stopA()
  await pass(0)
  expect(under).toEqual(['b'])
  client.clear()
})
