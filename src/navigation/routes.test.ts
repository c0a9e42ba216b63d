import { expect, it } from 'vitest'
import { addressesOf, allRoutes, routeAt } from './routes'

it('serves member pages at the top level and under /mine, other pages once', { tags: ['D1', 's2-2'] }, () => {
  const twice = allRoutes.filter(({ member }) => member)
  expect(twice.flatMap(addressesOf)).toHaveLength(2 * twice.length)
  expect(routeAt('/mine/transfer')).toBe(routeAt('/transfer'))
  expect(routeAt('/mine/center')).toBe(routeAt('/mine'))
  for (const path of ['/mine/vip', '/mine/mine', '/mine/', '/center', ''])
    expect(routeAt(path)).toBeUndefined()
})

it('has one lobby for each category of the contract', () => {
  const categories = allRoutes.flatMap(({ lobby }) => lobby?.category ?? [])
  expect(categories.toSorted()).toEqual(['concise', 'gaming', 'joker', 'lottery', 'realbet', 'sport'])
})
