import { createElement, Fragment, type ReactNode } from 'react'

/** Elements that can't contain others. */
const TEXT_ONLY = new Set<unknown>(['option', 'title', 'textarea', 'text'])
/** Amounts, times, ids and codes: a digit, and no word of another script. */
const FIGURE = /^[ -~¥•…]*\d[ -~¥•…]*$/

/** For `x-text`, where React sets the property: the attribute becomes `no`. */
const NO_WORDS = { translate: false }

const isText = (node: ReactNode): node is string | number =>
  typeof node === 'string' || typeof node === 'number'
/** `nodes` as one text if they are nothing else. */
const joined = (nodes: ReactNode[]): ReactNode =>
  nodes.length > 0 && nodes.every(isText) ? nodes.join('') : nodes

/** Puts each text among `nodes` into an element, at the place of its first part; spaces between elements stay. */
const wrapped = (nodes: ReactNode[]): ReactNode[] =>
  nodes.map((node, at) => {
    if (Array.isArray(node)) return isText(joined(node)) ? wrapped([joined(node)])[0] : wrapped(node)
    if (!isText(node)) return node
    if (isText(nodes[at - 1])) return null
    let text = ''
    for (const part of nodes.slice(at)) {
      if (!isText(part)) break
      text += part
    }
    return text.trim()
      ? createElement('x-text', { key: `text${at}`, ...(FIGURE.test(text) && NO_WORDS) }, text)
      : text
  })

const marked = (text: string | number) => (FIGURE.test(String(text)) ? { translate: 'no' } : undefined)

/**
 * Props with markup that survives a translator, which replaces text nodes by elements of its own: every text is the only
 * child of its element, because React then writes to the element and not to a text node it remembers; and amounts, times, ids
 * and codes are not for translation.
 */
export function tidied<Props>(type: unknown, props: Props): Props
export function tidied(type: unknown, props: { children?: ReactNode }) {
  if (typeof type !== 'string' && type !== Fragment) return props
  let { children } = props
  if (Array.isArray(children)) {
    children = joined(TEXT_ONLY.has(type) ? (children as ReactNode[]).filter(isText) : children)
    if (Array.isArray(children)) return { ...props, children: wrapped(children) }
    props = { ...props, children }
  }
  if (!isText(children)) return props
  return type === Fragment ? { ...props, children: wrapped([children]) } : { ...marked(children), ...props }
}
