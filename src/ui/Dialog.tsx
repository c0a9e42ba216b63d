import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { classNames } from '@/lib/classNames'
import { pushTopLayer } from '@/lib/topLayer'
import { IconButton } from './IconButton'
import styles from './Dialog.module.css'

type Props = {
  title: string
  onClose: () => void
  children: ReactNode
  /** `alert` = an alertdialog, described by its text. */
  kind?: 'dialog' | 'alert'
  width?: 'md' | 'lg'
  /** Stays in the middle on small screens, where dialogs are sheets at the bottom. */
  middle?: boolean
  /** The title is only read aloud. */
  hideTitle?: boolean
  theme?: 'ink' | 'paper'
}

/**
 * A modal dialog, open while it is mounted: focus moves in (to `[data-autofocus]`, else the first field, else the
 * panel) and back to its opener, the rest is inert, Escape, 关闭 and a press on the backdrop call `onClose`. Faults 6.
 */
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
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const textId = useId()

  useLayoutEffect(() => {
    const element = dialog.current!
    const opener = document.activeElement
    element.showModal()
    const first =
      element.querySelector<HTMLElement>('[data-autofocus]') ??
      element.querySelector<HTMLElement>('input:not([type=hidden]):not(:disabled), select, textarea') ??
      element.querySelector<HTMLElement>('[data-panel]')
    first?.focus()
    const leave = pushTopLayer(element)
    return () => {
      leave()
      element.close()
      if (opener?.isConnected === false) {
        // Gone with what the dialog did, as 登录 is after a login: the page goes on at its content.
        document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
      } else if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])

  // The page behind must not scroll away under the dialog.
  useEffect(() => {
    const { overflow } = document.documentElement.style
    document.documentElement.style.overflow = 'hidden'
    return () => void (document.documentElement.style.overflow = overflow)
  }, [])

  return (
    <dialog
      ref={dialog}
      role={kind === 'alert' ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      aria-describedby={kind === 'alert' ? textId : undefined}
      className={classNames(styles.scrim, middle && styles.middle)}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
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
