import { useSyncExternalStore } from 'react'

// Everything outside the topmost modal dialog is inert, so toasts are drawn inside it.
const stack: HTMLElement[] = []
const listeners = new Set<() => void>()
const notify = () => listeners.forEach((listener) => listener())

/** Registers a modal dialog as topmost; returns the function that unregisters it. */
export function pushTopLayer(element: HTMLElement): () => void {
  stack.push(element)
  notify()
  return () => {
    stack.splice(stack.indexOf(element), 1)
    notify()
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether a modal dialog is open. */
export const hasTopLayer = (): boolean => stack.length > 0

/** Resolves once a modal dialog is open. */
export const whenTopLayer = (): Promise<void> =>
  new Promise((open) => {
    const look = () => {
      if (!hasTopLayer()) return
      listeners.delete(look)
      open()
    }
    listeners.add(look)
    look()
  })

/** The topmost modal dialog, or null. */
export const useTopLayer = (): HTMLElement | null =>
  useSyncExternalStore(subscribe, () => stack.at(-1) ?? null)
