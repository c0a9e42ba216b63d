import { useLayoutEffect, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react'
import { pushTopLayer } from '@/lib/topLayer'

type Modal = {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent) => void
  onMouseDown: (event: MouseEvent) => void
}

/**
 * Props that make a `<dialog>` modal while mounted: focus moves in (to `[data-autofocus]`, else the first field, the panel or
 * its first button) and back to the opener, the rest is inert, Escape and a press on the backdrop call `onClose`. `reset.css`
 * stops the page from scrolling.
 */
export function useModal(onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const element = ref.current!
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
        // The opener may be gone, as 登录 is after a login: focus the page's content.
        document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
      } else if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])

  return {
    ref,
    onCancel: (event) => {
      event.preventDefault()
      onClose()
    },
    onMouseDown: (event) => {
      // The second press of a double click on what opened the dialog lands here too.
      if (event.target === event.currentTarget && event.detail < 2) onClose()
    },
  }
}
