import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useSearchParams } from 'wouter'
import { currentSearch } from '@/navigation/hashLocation'

/**
 * One value of a kept page's query, or null. If the page is shown again without it, `choose` puts the last value back into
 * the address; a new value wins.
 */
export function useKeptQuery(name: string, choose: (value: string) => void): string | null {
  const value = useSearchParams()[0].get(name)
  const last = useRef<string | null>(null)
  const restore = useEffectEvent(() => {
    if (last.current !== null && !new URLSearchParams(currentSearch()).has(name)) choose(last.current)
  })
  // Runs each time the page is shown, before the effect below stores the new value.
  useLayoutEffect(() => restore(), [])
  useLayoutEffect(() => void (last.current = value), [value])
  return value
}
