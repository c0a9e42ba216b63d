import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { late } from '@/components/late'

const LinesDialog = late(() => import('./LinesDialog'), 'LinesDialog', { close: ({ onClose }) => onClose() })

/** A button that opens the dialog 线路. Mount it only in builds with several lines (`__SEVERAL_LINES__`). */
export function LinesButton({ className, children = '线路' }: { className?: string; children?: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        {children}
      </button>
      {/* In the footer it would take the footer's styles. */}
      {isOpen && createPortal(<LinesDialog onClose={() => setOpen(false)} />, document.body)}
    </>
  )
}
