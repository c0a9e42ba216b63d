import { createElement as create, type ElementType, type ReactNode } from 'react'
import { jsx, jsxs } from './jsx-runtime'

/** What `{...props} key={…}` compiles to. */
export const createElement = ((type: ElementType, given: { key?: string } | null, ...nodes: ReactNode[]) => {
  const { key, ...props } = given ?? {}
  if (nodes.length > 1) return jsxs(type, { ...props, children: nodes }, key)
  return jsx(type, nodes.length > 0 ? { ...props, children: nodes[0] } : props, key)
}) as typeof create
