import { createRoot as create } from 'react-dom/client'
import { running } from './time'

/** React's own; its tree ends with the document. */
export const createRoot: typeof create = (...args) => {
  const document = running()
  if (document?.isOver) return { render: () => {}, unmount: () => {} }
  const root = create(...args)
  document?.atEnd(() => root.unmount())
  return root
}
