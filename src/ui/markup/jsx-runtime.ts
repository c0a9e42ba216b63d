import { Fragment, jsxs as many, jsx as one } from 'react/jsx-runtime'
import { tidied } from './tidied'

// What JSX compiles to (vite.config.ts): React's own functions, given markup that translators can't break (D80).

export { Fragment }
/** React's `jsx`. */
export const jsx: typeof one = (type, props, key) => one(type, tidied(type, props), key)
/** React's `jsxs`. */
export const jsxs: typeof many = (type, props, key) => many(type, tidied(type, props), key)
