import type { createElement as create, ElementType, ReactNode } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { tidied } from './tidied'

/** What `{...props} key={…}` compiles to. */
export const createElement = ((type: ElementType, given: { key?: string } | null, ...nodes: ReactNode[]) => {
  const { key, ...rest } = given ?? {}
  const children = nodes.length > 1 ? nodes : nodes[0]
  const props = tidied(type, nodes.length > 0 ? { ...rest, children } : rest) as { children?: ReactNode }
  return (nodes.length > 1 && Array.isArray(props.children) ? jsxs : jsx)(type, props, key)
}) as typeof create
