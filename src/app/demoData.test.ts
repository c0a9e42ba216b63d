// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { followDesk } from './demoData'

it('1,000 messages on the desk’s channel are two rounds of reads', { tags: ['D75', 'D41'] }, () => {
  let tell = () => {}
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      addEventListener = (_: string, listener: () => void) => void (tell = listener)
    },
  )
  vi.useFakeTimers()
  const client = new QueryClient()
  const refetch = vi.spyOn(client, 'invalidateQueries')
  followDesk(client)
  for (let messages = 0; messages < 1000; messages += 1) tell()
  vi.advanceTimersByTime(60_000)
  expect(refetch).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
