import { useLayoutEffect, useRef } from 'react'
import { currentSearch, navigate, useQueryValue } from '@/navigation/hashLocation'
import { paths } from '@/navigation/paths'

const addressOf = (type: string) =>
  type === '' ? paths.promotions : `${paths.promotions}?${new URLSearchParams({ type }).toString()}`

const choose = (type: string) => navigate(addressOf(type), { replace: true, quiet: true })

/**
 * The filter's choice, kept in the address (`''` = all). Coming back to the kept page without a query brings the last
 * choice back; a new query is obeyed (D4).
 */
export function useKeptType(): [type: string, choose: (type: string) => void] {
  const type = useQueryValue('type') ?? ''
  const last = useRef('')
  // Runs at each showing of the page, before the effect below takes the new choice.
  useLayoutEffect(() => {
    if (last.current !== '' && new URLSearchParams(currentSearch()).get('type') === null) choose(last.current)
  }, [])
  useLayoutEffect(() => void (last.current = type), [type])
  return [type, choose]
}
