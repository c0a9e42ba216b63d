import { useEffect, useEffectEvent, type RefObject } from 'react'
import { seconds } from '@/lib/durations'

/** Time until the dialog closes by itself. */
export const OPEN_FOR = seconds(10)
/** Time left at least after the pointer or the focus has left. */
export const GRACE = seconds(2)

/**
 * Calls `close` after 10 s, but not while the dialog around `inside` is hovered or has the focus. The focus that the
 * dialog sets on its own panel when it opens doesn't count.
 */
export function useSelfClosing(inside: RefObject<HTMLElement | null>, close: () => void): void {
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    const panel = inside.current?.closest<HTMLElement>('[data-panel]')
    if (!panel) return
    const openedAt = Date.now()
    let timer = setTimeout(() => closeNow(), OPEN_FOR)
    let isHovered = false
    let isFocused = false
    const plan = () => {
      clearTimeout(timer)
      if (isHovered || isFocused) return
      timer = setTimeout(() => closeNow(), Math.max(openedAt + OPEN_FOR - Date.now(), GRACE))
    }
    const listeners: [string, (event: Event) => void][] = [
      ['pointerenter', () => ((isHovered = true), plan())],
      ['pointerleave', () => ((isHovered = false), plan())],
      ['focusin', ({ target }) => ((isFocused = target !== panel), plan())],
      ['focusout', () => ((isFocused = false), plan())],
    ]
    for (const [type, listener] of listeners) panel.addEventListener(type, listener)
    return () => {
      clearTimeout(timer)
      for (const [type, listener] of listeners) panel.removeEventListener(type, listener)
    }
  }, [inside])
}
