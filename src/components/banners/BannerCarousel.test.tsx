// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { WELCOME } from './BannerCopy'

// Read when `lines` is loaded: a build for a server on another origin.
beforeAll(() => vi.stubEnv('VITE_API_BASE', 'https://img.test'))
afterAll(() => vi.unstubAllEnvs())
afterEach(cleanup)

const pictures = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))

it('asks a server elsewhere for its pictures, this origin for our own and for the fallback [D14] [s1-3.4.1]', async () => {
  const { BannerCarousel } = await import('./BannerCarousel')
  // As a real server answered, which has no such files.
  const recorded = [
    { src: '/assets/promotions/welcome-banner.png', background: '#f4f6ff' },
    { src: '/assets/promotions/deposit-banner.png', background: 'rgb(100, 61, 202)' },
  ]
  const slides = [{ src: WELCOME, url: '' }, ...recorded.map(({ src }) => ({ src, url: '' }))]
  const { container } = render(<BannerCarousel label="首页横幅" slides={slides} />)
  expect(pictures(container)).toEqual([
    '/art/banner-1-welcome.svg',
    'https://img.test/assets/promotions/welcome-banner.png',
    'https://img.test/assets/promotions/deposit-banner.png',
  ])
  for (const image of [...container.querySelectorAll('img')].slice(1)) fireEvent.error(image)
  expect(pictures(container)).toEqual([
    '/art/banner-1-welcome.svg',
    '/placeholders/banner.svg',
    '/placeholders/banner.svg',
  ])
})
