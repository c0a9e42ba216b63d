import { createElement, useEffect, useState, type ComponentType } from 'react'
import type { Route } from '@/navigation/routes'
import { Loading } from '@/ui/Loading'

// Without the folders that hold only member pages; `memberPages` has all of them.
const files = import.meta.glob<Record<string, ComponentType>>([
  '../../features/*/*Page.tsx',
  '!../../features/{deposit,limits,member,messages,payouts,rebates,records,security,transfer,withdrawal}/*',
])

type Part<P> = {
  /** Never rejects: if the file is missing, what it resolves to throws when it renders. */
  load: () => Promise<ComponentType<P>>
  /** The component once it has loaded, at once after `load`. */
  usePart: () => ComponentType<P> | undefined
  /** The same as a component, with 加载中 until it has loaded. */
  Component: ComponentType<P>
}

/** A part of the app in a file of its own. It doesn't suspend: React keeps a fallback for 300 ms. */
export function part<P extends object>(ask: () => Promise<ComponentType<P>>): Part<P> {
  let ready: ComponentType<P> | undefined
  const load = async () =>
    ready ??
    ask().then(
      (component) => (ready = component),
      (error: unknown) => () => {
        throw error
      },
    )
  const usePart = () => {
    const [shown, show] = useState(() => ready)
    useEffect(() => {
      if (!shown) void load().then((component) => show(() => component))
    }, [shown])
    return shown
  }
  const Component = (props: P) => {
    const Shown = usePart()
    return Shown ? createElement(Shown, props) : <Loading />
  }
  return { load, usePart, Component }
}

const pages: Partial<Record<Route['file'], Part<object>>> = {}

/** The page of a file below `src/features`. */
export const pageIn = (file: Route['file']): Part<object> =>
  (pages[file] ??= part(async () => {
    const key = `../../features/${file}.tsx`
    const load = files[key] ?? (await import('./memberPages')).memberPages[key]!
    return (await load())[file.split('/')[1]!]!
  }))
