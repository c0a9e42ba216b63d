import { startTransition, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { LobbyHero } from '@/components/games/LobbyHero'
import { listOf, tabOf, TABS, type SlotList, type TabId } from '@/components/games/slotLists'
import { navigate } from '@/navigation/hashLocation'
import { paths } from '@/navigation/paths'
import shared from '@/ui/shared.module.css'
import { Tabs } from '@/ui/Tabs'
import { JackpotTicker } from './JackpotTicker'
import styles from './lobby.module.css'
import { ByCodeGames, GeneralGames } from './SlotGames'

const tabs = TABS.map(({ id, label, picture }) => ({
  id,
  label,
  icon: <img src={`/art/${picture}.svg`} alt="" width={22} height={22} />,
}))

/** `/concise`: jackpot, slots and fishing, search, favourites and recents. */
export function SlotsPage() {
  const [list, choose] = useSlotList()
  const [typed, setTyped] = useState('')
  return (
    <>
      <LobbyHero title="电子捕鱼" line="精选热门机台，点击即可开始。">
        <JackpotTicker label="奖池" divisor={3} />
      </LobbyHero>
      <section className={`${shared.wrap} ${styles.section}`} aria-label="游戏列表">
        <div className={styles.bar}>
          <SearchField onType={setTyped} />
          <Tabs label="游戏类型" tabs={tabs} value={tabOf(list)} onChange={choose}>
            {list === 'concise' ? (
              <GeneralGames typed={typed} />
            ) : (
              <ByCodeGames key={list} code={list} typed={typed} />
            )}
          </Tabs>
        </div>
      </section>
    </>
  )
}

/** The field 搜索游戏; filters as you type, and shows a letter before the list has followed. */
function SearchField({ onType }: { onType: (typed: string) => void }) {
  const [value, setValue] = useState('')
  return (
    <div className={styles.field} role="search">
      <svg width={18} height={18} viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M15.5 15.5 20 20M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0"
          fill="none"
          stroke="currentColor"
          strokeWidth={1.6}
          strokeLinecap="round"
        />
      </svg>
      <input
        type="search"
        aria-label="搜索游戏"
        placeholder="搜索游戏"
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={({ target }) => {
          setValue(target.value)
          startTransition(() => onType(target.value))
        }}
      />
    </div>
  )
}

/**
 * The list shown: the last one set by the address or a tab. A kept page keeps its list when it returns without a `type`.
 * While the page is hidden, the address belongs to another page and is ignored.
 */
function useSlotList(): [SlotList, (tab: TabId) => void] {
  const [path] = useLocation()
  const type = useSearchParams()[0].get('type')
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
