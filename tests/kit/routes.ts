import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

// The route table as it is written: tests see nothing of the app but its source and its screens.
const SOURCE = readFileSync(resolve(import.meta.dirname, '../../src/navigation/paths.ts'), 'utf8')
const listed = (name: string) => {
  const list = new RegExp(`${name} = \\[([^\\]]*)\\] as const`).exec(SOURCE)?.[1] ?? ''
  return [...list.matchAll(/'(\/\w*)'/g)].map(([, path = '']) => path)
}
const CHILDREN = listed('MEMBER_CHILDREN')

/** Hash paths anyone may open. */
export const PUBLIC_ROUTES = listed('PUBLIC_PATHS')
/** Hash paths of members, once each. */
export const MEMBER_ROUTES = ['/mine', ...CHILDREN]
/** Every hash path there is, the two spellings of member pages included. */
export const ROUTES = [
  ...PUBLIC_ROUTES,
  ...MEMBER_ROUTES,
  '/mine/center',
  ...CHILDREN.map((child) => `/mine${child}`),
]
