import type { ReactNode } from 'react'
import styles from './Drawer.module.css'
import { IconButton } from './IconButton'
import { useModal } from './useModal'

/** A modal panel that slides in from the left, open while mounted. */
export function Drawer({
  label,
  onClose,
  children,
}: {
  label: string
  onClose: () => void
  children: ReactNode
}) {
  return (
    <dialog {...useModal(onClose)} aria-label={label} className={styles.scrim}>
      <div className={styles.panel}>
        <IconButton icon="close" label="关闭" className={styles.close} onClick={onClose} />
        {children}
      </div>
    </dialog>
  )
}
