// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { onPageEntered } from '@/navigation/entered'
import { navigate, useHashLocation } from '@/navigation/hashLocation'
import { routes } from '@/navigation/routes'
import { PageFrame } from './PageFrame'

const Page = () => <h1 tabIndex={-1}>标题</h1>
vi.mock('./pages', () => ({ pageIn: () => ({ usePart: () => Page }) }))
vi.mock('@/components/site/useSite', () => ({ useSiteTitle: () => '星澜娱乐' }))
afterEach(cleanup)

function Site() {
  const route = useHashLocation()[0] === '/vip' ? routes.vip : routes.home
  return <PageFrame key={route.path} route={route} />
}

it('announces and focuses every page but the first, with its own title', { tags: 'D4' }, async () => {
  const titles: string[] = []
  onPageEntered((title) => titles.push(title))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Site />
    </QueryClientProvider>,
  )
  expect(document.title).toBe('首页 - 星澜娱乐')
  expect(titles).toEqual([])
  act(() => navigate('/vip'))
  expect(await screen.findByRole('heading', { name: '标题' })).toBe(document.activeElement)
  expect(titles).toEqual(['VIP俱乐部 - 星澜娱乐'])
})
