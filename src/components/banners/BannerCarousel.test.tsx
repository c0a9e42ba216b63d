// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { WELCOME } from './BannerCopy'

// A build for a server on another origin. `lines` reads the variable when it loads, hence the dynamic import.
beforeAll(() => vi.stubEnv('VITE_API_BASE', 'https://img.test'))
afterAll(() => vi.unstubAllEnvs())
afterEach(cleanup)

const pictures = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))

it('loads pictures from the server, our own and the fallback from this origin', { tags: 'D14' }, async () => {
  const { BannerCarousel } = await import('./BannerCarousel')
  // A recorded answer; that server lacks these files.
  const recorded = [
    { src: '/assets/promotions/welcome-banner.png', background: '#f4f6ff' },
    { src: '/assets/promotions/deposit-banner.png', background: 'rgb(100, 61, 202)' },
  ]
  const slides = [{ src: WELCOME, url: '' }, ...recorded.map(({ src }) => ({ src, url: '' }))]
  const { container } = render(<BannerCarousel label="首页横幅" slides={slides} />)
  expect(pictures(container)).toEqual([
    '/art/stage-1-welcome.svg',
    'https://img.test/assets/promotions/welcome-banner.png',
    'https://img.test/assets/promotions/deposit-banner.png',
  ])
  for (const image of [...container.querySelectorAll('img')].slice(1)) fireEvent.error(image)
  expect(pictures(container)).toEqual([
    '/art/stage-1-welcome.svg',
    '/placeholders/stage.svg',
    '/placeholders/stage.svg',
  ])
})
