import { Fragment, jsxDEV as one } from 'react/jsx-dev-runtime'
import { tidied } from './tidied'

export { Fragment }
/** React's `jsxDEV`, for `npm run dev` and unit tests. */
export const jsxDEV: typeof one = (type, given, key, isStatic, ...rest) => {
  const props = tidied(type, given) as { children?: unknown }
  // Children that became one text are no list any more.
  return one(type, props, key, isStatic && Array.isArray(props.children), ...rest)
}
