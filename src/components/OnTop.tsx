import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTopLayer } from '@/lib/topLayer'

type Draw = (isBorn: boolean) => ReactNode

/**
 * Draws inside the topmost modal dialog, or the body where there is none: the rest is inert. It is built anew in each
 * place, in its first frame with `isBorn` false: what is in a live region from its birth is not announced.
 */
export const OnTop = ({ children }: { children: Draw }) =>
  createPortal(<Newborn draw={children} />, useTopLayer() ?? document.body)

function Newborn({ draw }: { draw: Draw }) {
  const [isBorn, setBorn] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setBorn(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return draw(isBorn)
}
