import { useState, type ReactNode } from 'react'
import { lazyPart } from '../lazyPart'

const LinesDialog = lazyPart(
  () => import('./LinesDialog').then((module) => module.LinesDialog),
  ({ onClose }) => onClose(),
)

/** A button that opens the dialog 线路. Mount it only in builds with several lines (`__SEVERAL_LINES__`). */
export function LinesButton({ className, children = '线路' }: { className?: string; children?: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        {children}
      </button>
      {isOpen && <LinesDialog onClose={() => setOpen(false)} />}
    </>
  )
}
