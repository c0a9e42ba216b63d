import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { pushTopLayer } from '@/lib/topLayer'
import { IconButton } from './IconButton'
import styles from './Drawer.module.css'

/** A modal panel that slides in from the left, open while it is mounted; Escape, 关闭 and the backdrop close it. */
export function Drawer({
  label,
  onClose,
  children,
}: {
  label: string
  onClose: () => void
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current!
    const opener = document.activeElement
    element.showModal()
    const leave = pushTopLayer(element)
    return () => {
      leave()
      element.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className={styles.scrim}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className={styles.panel}>
        <IconButton icon="close" label="关闭" className={styles.close} onClick={onClose} />
        {children}
      </div>
    </dialog>
  )
}
