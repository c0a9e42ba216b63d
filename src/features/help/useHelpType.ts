import { useKeptQuery } from '@/components/site/useKeptQuery'
import { navigate } from '@/navigation/hashLocation'
import { paths } from '@/navigation/paths'
import { helpType, type HelpType } from './helpTabs'

// Replace the entry, so that 返回 leaves the help page instead of stepping through its tabs.
const choose = (type: HelpType) => navigate(paths.help(Number(type)), { replace: true, quiet: true })

/** The selected article, stored in the address (D4). */
export function useHelpType(): [type: HelpType, choose: (type: HelpType) => void] {
  const wanted = useKeptQuery('type', (last) => choose(helpType(last)))
  return [helpType(wanted), choose]
}
