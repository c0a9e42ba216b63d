// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { query } from '@/api/query'
import { WELCOME } from '@/components/banners/BannerCopy'
import { getMember } from '@/contract/member'
import { session } from '@/state/session'
import { DepositKnown } from './DepositKnown'
import { welcomeLast } from './welcomeLast'

afterEach(cleanup)

it.each([
  ['last for a member who has deposited', '500.00', '/live.svg,/art/stage-1-welcome.svg'],
  ['first for one who has not', '0.00', '/art/stage-1-welcome.svg,/live.svg'],
  ['first where the server doesn’t tell', undefined, '/art/stage-1-welcome.svg,/live.svg'],
])('the banner of the first deposit comes %s', (_, paysum, order) => {
  session.token = 't'
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(query(getMember).queryKey, z.decode(getMember.data, { username: 'a', paysum }))
  const slides = [{ src: WELCOME }, { src: '/live.svg' }]
  const { container } = render(
    <QueryClientProvider client={client}>
      <DepositKnown>
        {(hasDeposited) =>
          welcomeLast(slides, hasDeposited)
            .map(({ src }) => src)
            .join()
        }
      </DepositKnown>
    </QueryClientProvider>,
  )
  expect(container.textContent).toBe(order)
})
