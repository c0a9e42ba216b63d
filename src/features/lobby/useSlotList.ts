import { useState } from 'react'
import { navigate, usePath, useQueryValue } from '@/navigation/hashLocation'
import { paths } from '@/navigation/paths'
import { listOf, type SlotList, type TabId } from './slotLists'

/**
 * The list shown: the last one set by the address or a tab. A kept page keeps its list when it returns without a `type`
 * (D4, D50). While the page is hidden, the address belongs to another page and is ignored.
 */
export function useSlotList(): [SlotList, (tab: TabId) => void] {
  const path = usePath()
  const type = useQueryValue('type')
  const [list, setList] = useState<SlotList>('concise')
  const [seen, setSeen] = useState<string | null>(null)

  if (path === paths.slots() && type !== seen) {
    setSeen(type)
    setList(listOf(type) ?? list)
  }

  const choose = (tab: TabId) => {
    setList(tab)
    navigate(paths.slots(tab === 'concise' ? undefined : tab), { replace: true })
  }
  return [list, choose]
}
