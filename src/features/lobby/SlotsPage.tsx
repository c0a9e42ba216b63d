import { useState } from 'react'
import { JackpotTicker } from '@/components/games/JackpotTicker'
import { LobbyHero } from '@/components/games/LobbyHero'
import shared from '@/ui/shared.module.css'
import { Tabs } from '@/ui/Tabs'
import { SearchField } from './SearchField'
import { ByCodeGames, GeneralGames } from './SlotGames'
import { TABS, tabOf } from './slotLists'
import styles from './SlotsPage.module.css'
import { useSlotList } from './useSlotList'

const tabs = TABS.map(({ id, label, picture }) => ({
  id,
  label,
  icon: <img src={`/art/${picture}.svg`} alt="" width={22} height={22} />,
}))

/** `/concise`: jackpot, slots and fishing, search, favourites and recents (spec 1 §2, D35, D50; divisor §9). */
export function SlotsPage() {
  const [list, choose] = useSlotList()
  const [typed, setTyped] = useState('')
  return (
    <>
      <LobbyHero title="电子捕鱼" line="精选热门机台，点击即可开始。">
        <JackpotTicker label="奖池" divisor={3} />
      </LobbyHero>
      <section className={`${shared.wrap} ${styles.section}`} aria-label="游戏列表">
        <div className={styles.search}>
          <SearchField value={typed} onChange={setTyped} />
        </div>
        <Tabs label="游戏类型" tabs={tabs} value={tabOf(list)} onChange={choose} className={styles.tabs}>
          {list === 'concise' ? (
            <GeneralGames typed={typed} />
          ) : (
            <ByCodeGames key={list} code={list} typed={typed} />
          )}
        </Tabs>
      </section>
    </>
  )
}
