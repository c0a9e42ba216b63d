import { useLayoutEffect, useRef } from 'react'
import { currentSearch, navigate, useQueryValue } from '@/navigation/hashLocation'
import { paths } from '@/navigation/paths'
import { helpType, type HelpType } from './helpTabs'

// In place of the tab before, so that 返回 leaves the help page and does not go through its tabs.
const choose = (type: HelpType) => navigate(paths.help(Number(type)), { replace: true, quiet: true })

/**
 * The chosen article, kept in the address. Coming back to the kept page without a query brings the last tab back; a new
 * query is obeyed (D4).
 */
export function useHelpType(): [type: HelpType, choose: (type: HelpType) => void] {
  const wanted = useQueryValue('type')
  const last = useRef<string | null>(null)
  // Runs at each showing of the page, before the effect below takes the new choice.
  useLayoutEffect(() => {
    if (last.current !== null && new URLSearchParams(currentSearch()).get('type') === null)
      choose(helpType(last.current))
  }, [])
  useLayoutEffect(() => void (last.current = wanted), [wanted])
  return [helpType(wanted), choose]
}
