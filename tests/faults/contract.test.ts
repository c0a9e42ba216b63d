import { expect, it } from 'vitest'
import { endpoints, isEndpoint } from '../kit/endpoints'

const files = import.meta.glob<object>(['../../src/contract/**/*.ts', '!**/*.{test,d}.ts', '!**/index.ts'], {
  eager: true,
})

it('src/contract/index.ts lists every file with a call, so that each call meets every fault', () => {
  const missing = Object.entries(files)
    .filter(([, file]) => Object.values(file).some((one) => isEndpoint(one) && !endpoints.includes(one)))
    .map(([path]) => path.replace(/^.*\/(\w+)\.ts$/, '$1'))
    .map((name) => `add to src/contract/index.ts: export * as ${name} from './${name}'`)
  expect(missing).toEqual([])
})
