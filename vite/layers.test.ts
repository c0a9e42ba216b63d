import { expect, it } from 'vitest'
import { layerOf } from './layers'

it('derives the layer of a stylesheet from its place', () => {
  expect(layerOf('src/ui/tokens.css')).toBe('tokens')
  expect(layerOf('src/ui/reset.css')).toBe('reset')
  expect(layerOf('src/ui/Button.module.css')).toBe('ui')
  expect(layerOf('src/features/home/HomeExtras.module.css')).toBe('features')
  expect(layerOf('node_modules/swiper/swiper.css')).toBe('libraries')
})

it('leaves the pages of the demo server without layers', () => {
  expect(layerOf('sw/demo/desk/page.css')).toBeUndefined()
})

it('refuses a folder that has no place in the order', () => {
  expect(() => layerOf('src/lib/new.module.css')).toThrow('no layer')
})
