import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

/** In ms: a pointer passing over opens nothing, and one that leaves has time to reach the panel (WCAG 1.4.13). */
export const OPEN_DELAY = 120
export const CLOSE_DELAY = 300

type State<Id> = { id: Id | null; isPinned: boolean }
const CLOSED = { id: null, isPinned: false }

/**
 * Tracks the one open drop-down of a disclosure navigation. A press pins it until the next press; hover opens it only while
 * the pointer stays. Escape, a press outside and a moved focus close either.
 */
export function useDropDown<Id extends string>(root: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<State<Id>>(CLOSED)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const later = (ms: number, next: (state: State<Id>) => State<Id>) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setState(next), ms)
  }
  const set = (next: (state: State<Id>) => State<Id>) => {
    clearTimeout(timer.current)
    setState(next)
  }
  const close = () => set(() => CLOSED)

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    const button = root.current?.querySelector<HTMLElement>('[aria-expanded=true]')
    const isInside = button?.parentElement?.contains(document.activeElement)
    close()
    if (isInside) button?.focus()
  })
  const onPress = useEffectEvent((event: PointerEvent) => {
    if (!root.current?.contains(event.target as Node)) close()
  })
  const isOpen = state.id !== null
  useEffect(() => {
    if (!isOpen) return
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [isOpen])
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    open: state.id,
    close,
    toggle: (id: Id) => set((now) => (now.id === id && now.isPinned ? CLOSED : { id, isPinned: true })),
    enter: (id: Id) => later(OPEN_DELAY, (now) => (now.id === id ? now : { id, isPinned: false })),
    leave: () => later(CLOSE_DELAY, (now) => (now.isPinned ? now : CLOSED)),
  }
}
