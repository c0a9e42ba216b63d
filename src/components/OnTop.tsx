import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTopLayer } from '@/lib/topLayer'

type Draw = (isBorn: boolean) => ReactNode

/**
 * Renders inside the topmost modal dialog, since everything outside it is inert, or else in the body. Remounts when that
 * changes, with `isBorn` false in the first frame: text in a live region from the start isn't announced.
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
