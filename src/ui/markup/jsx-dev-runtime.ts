import { Fragment, jsxDEV as one } from 'react/jsx-dev-runtime'
import { tidied } from './tidied'

export { Fragment }
/** React's `jsxDEV`, for `npm run dev` and unit tests. */
export const jsxDEV: typeof one = (type, props, ...rest) => one(type, tidied(type, props), ...rest)
