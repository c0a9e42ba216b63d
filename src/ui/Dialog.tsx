import { type ReactNode } from 'react'
import { classNames } from '@/lib/classNames'
import { useId } from '@/lib/useId'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton'
import { useModal } from './useModal'

type Props = {
  title: string
  onClose: () => void
  children: ReactNode
  /** `alert` makes an alertdialog, described by its text. */
  kind?: 'dialog' | 'alert'
  width?: 'md' | 'lg'
  /** Centred on small screens too, instead of a sheet at the bottom. */
  middle?: boolean
  /** The title is for screen readers only. */
  hideTitle?: boolean
  theme?: 'ink' | 'paper'
}

/** A modal dialog, open while mounted; a bottom sheet on small screens. */
export function Dialog({
  title,
  onClose,
  children,
  kind = 'dialog',
  width = 'md',
  middle = false,
  hideTitle = false,
  theme,
}: Props) {
  const modal = useModal(onClose)
  const titleId = useId()
  const textId = useId()

  return (
    <dialog
      {...modal}
      role={kind === 'alert' ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      aria-describedby={kind === 'alert' ? textId : undefined}
      className={classNames(styles.scrim, middle && styles.middle)}
      data-theme={theme}
    >
      <div className={classNames(styles.panel, styles[width])} data-panel tabIndex={-1}>
        <h2 id={titleId} className={hideTitle ? styles.hidden : styles.title}>
          {title}
        </h2>
        <div id={textId} className={hideTitle ? undefined : styles.body}>
          {children}
        </div>
        <IconButton icon="close" label="关闭" className={styles.close} onClick={onClose} />
      </div>
    </dialog>
  )
}
