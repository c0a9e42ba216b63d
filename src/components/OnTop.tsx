import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTopLayer } from '@/lib/topLayer'

type Words = string | number
type Draw = (isBorn: boolean, isTold: (words: Words) => boolean) => ReactNode

/**
 * Renders inside the topmost modal dialog, since everything outside it is inert, or else in the body. Remounts when that
 * changes, with `isBorn` false in the first frame: text in a live region from the start isn't announced. What `isTold` has been
 * announced in an earlier place: in a live region it would be heard again.
 */
export function OnTop({ children }: { children: Draw }) {
  const [told] = useState(() => new Set<Words>())
  return createPortal(<Newborn draw={children} told={told} />, useTopLayer() ?? document.body)
}

function Newborn({ draw, told }: { draw: Draw; told: Set<Words> }) {
  const [isBorn, setBorn] = useState(false)
  const [before] = useState(() => new Set(told))
  const drawn: Words[] = []
  const drawing = draw(isBorn, (words) => {
    drawn.push(words)
    return before.has(words)
  })
  useEffect(() => {
    const frame = requestAnimationFrame(() => setBorn(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  useEffect(() => {
    if (isBorn) for (const words of drawn) told.add(words)
  })
  return drawing
}
