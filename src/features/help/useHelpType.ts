import { useKeptQuery } from '@/components/site/useKeptQuery'
import { navigate } from '@/navigation/hashLocation'
import { paths } from '@/navigation/paths'
import { helpType, type HelpType } from './helpTabs'

// In place of the tab before, so that 返回 leaves the help page and does not go through its tabs.
const choose = (type: HelpType) => navigate(paths.help(Number(type)), { replace: true, quiet: true })

/** The chosen article, kept in the address (D4). */
export function useHelpType(): [type: HelpType, choose: (type: HelpType) => void] {
  const wanted = useKeptQuery('type', (last) => choose(helpType(last)))
  return [helpType(wanted), choose]
}
