import { resolve } from 'node:path'
import { loadConfigFromFile } from 'vite'
import { expect, it } from 'vitest'

it('an edit of the route table or of a call does not start the dev server anew', async () => {
  const root = resolve(import.meta.dirname, '..')
  const found = await loadConfigFromFile({ command: 'serve', mode: 'development' }, 'vite.config.ts', root)
  const own = found!.dependencies.map((file) => resolve(root, file).slice(root.length + 1))
  expect(own).toContain('vite/page.ts')
  expect(own.filter((file) => /^src\/(navigation|contract\/\w+\.ts)|^sw\//.test(file))).toEqual([])
})
