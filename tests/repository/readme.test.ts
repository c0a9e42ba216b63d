import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

it('the examples of the kit’s README are the spec the browser runs, in short blocks', () => {
  const blocks = [...read('../kit/README.md').matchAll(/```ts\n(.*?)\n```/gs)].map(([, code = '']) => code)
  const spec = read('../kit/examples.spec.ts').replaceAll(" { tag: '@dom' },", '')
  expect(`${blocks.join('\n\n')}\n`).toBe(spec)
  expect(blocks).toHaveLength(1 + 5)
  for (const block of blocks) expect(block.split('\n').length).toBeLessThanOrEqual(15)
})

it('README has fewer than 150 lines', { tags: 'D55' }, () => {
  expect(read('../../README.md').split('\n').length).toBeLessThan(150)
})
