import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { currentSearch, useQueryValue } from '@/navigation/hashLocation'

/**
 * One value of the query of a kept page, null without one. The page that comes back without it gets its last one again, by
 * `choose`, which puts it into the address; a new one is obeyed (D4).
 */
export function useKeptQuery(name: string, choose: (value: string) => void): string | null {
  const value = useQueryValue(name)
  const last = useRef<string | null>(null)
  const restore = useEffectEvent(() => {
    if (last.current !== null && !new URLSearchParams(currentSearch()).has(name)) choose(last.current)
  })
  // Runs at each showing of the page, before the effect below takes the new value.
  useLayoutEffect(() => restore(), [])
  useLayoutEffect(() => void (last.current = value), [value])
  return value
}
