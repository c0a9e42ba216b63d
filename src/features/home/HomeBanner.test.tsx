// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'

// `lines` reads this when it loads: a build for a server on another origin that doesn't respond.
beforeAll(() => {
  vi.stubEnv('VITE_API_BASE', 'https://img.test')
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})
afterEach(cleanup)

it('takes the first picture from this origin, wherever the server is', { tags: 'D14' }, async () => {
  const { HomeBanner } = await import('./HomeBanner')
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <HomeBanner />
    </QueryClientProvider>,
  )
  const picture = () => container.querySelector('img')?.getAttribute('src')
  expect(picture()).toBe('/art/stage-1-welcome.svg')
  await vi.waitFor(() => expect(container.querySelector('[aria-roledescription=轮播]')).not.toBeNull())
  expect(picture()).toBe('/art/stage-1-welcome.svg')
})
