// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import * as z from 'zod/mini'
import { afterEach, expect, it } from 'vitest'
import { query } from '@/api/query'
import { getMember } from '@/contract/member'
import { session } from '@/state/session'
import { HomeCarousel } from './HomeCarousel'

afterEach(cleanup)

it.each([
  ['a member who has deposited', '500.00', ['/live.svg', '/art/stage-1-welcome.svg']],
  ['a member who has not', '0.00', ['/art/stage-1-welcome.svg', '/live.svg']],
  ['a member whose deposits are unknown', undefined, ['/art/stage-1-welcome.svg', '/live.svg']],
])('%s sees the banner of the first deposit in its place', { tags: 'D73' }, (_, paysum, order) => {
  session.token = 't'
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(query(getMember).queryKey, z.decode(getMember.data, { username: 'a', paysum }))
  const slides = ['/art/stage-1-welcome.svg', '/live.svg'].map((src) => ({ src, url: '#/activity' }))
  const { container } = render(
    <QueryClientProvider client={client}>
      <HomeCarousel label="首页横幅" slides={slides} />
    </QueryClientProvider>,
  )
  const pictures = [...container.querySelectorAll('img')].map(
    (picture) => new URL(picture.src, location.href).pathname,
  )
  expect(pictures).toEqual(order)
})
