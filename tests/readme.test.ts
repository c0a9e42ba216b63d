import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

it('the README’s examples are those the browser runs, in short', () => {
  const chapter = read('../README.md').split('\n## For testers\n')[1]?.split('\n## ')[0] ?? ''
  const blocks = [...chapter.matchAll(/```ts\n(.*?)\n```/gs)].map(([, code = '']) => code)
  expect(`${blocks.join('\n\n')}\n`).toBe(read('./kit/examples.spec.ts'))
  expect(blocks).toHaveLength(1 + 5)
  for (const block of blocks) expect(block.split('\n').length).toBeLessThanOrEqual(15)
})
