import { useState, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { late } from '@/components/late'
import { useMediaQuery } from '@/lib/useMediaQuery'
import { gameShelf, type OpenableGame } from '@/state/gameShelf'
import { Button } from '@/ui/Button'
import { Chips } from '@/ui/Chips'
import { Icon } from '@/ui/Icon'
import styles from './lobby.module.css'
import { keyOf } from './tiles/gameFilter'
import { arranged, providersOf, SORTS, type Sort } from './tiles/lobbyOrder'

/** Shorter lists need no filter, and no order. */
const FILTERED = 6
const SORTED = 12

const FilterSheet = late(() => import('./FilterSheet'), 'FilterSheet', {
  whenMissing: ({ onClose }) => onClose(),
})

type Props<T> = {
  items: readonly T[]
  toGame: (item: T) => OpenableGame
  /** Renders the items of the view, and whether all are one provider's. */
  children: (shown: readonly T[], isOnes: boolean) => ReactNode
}

/** A lobby's games with a filter by provider and by favourites, and their order; on phones both are in one sheet. */
export function LobbyView<T>({ items, toGame, children }: Props<T>) {
  const { favourites, recent } = useSnapshot(gameShelf) as typeof gameShelf
  const [wanted, setWanted] = useState('')
  const [sort, setSort] = useState<Sort>('server')
  const [isOpen, setOpen] = useState(false)
  const isNarrow = useMediaQuery('(max-width: 767.98px)')

  const kept = new Set(favourites.map(keyOf))
  const options = items.length < FILTERED ? [] : providersOf(items.map(toGame), kept)
  // The chosen provider or favourites filter may have disappeared.
  const filter = options.find(({ id }) => id === wanted) ?? options[0]
  const shown = arranged(items, toGame, { filter: filter?.id ?? '', sort, kept, recent })
  const filters = filter && (
    <Chips label="筛选厂商" options={options} value={filter.id} onChange={setWanted} />
  )
  const order = items.length >= SORTED && (
    <Chips label="排序" look="segment" options={SORTS} value={sort} onChange={setSort} />
  )
  return (
    <>
      {(filters || order) && (
        <div className={styles.tools}>
          {isNarrow && filters && order ? (
            <>
              <Button look="outline" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
                <Icon name="filter" size={16} />
                筛选
              </Button>
              <small>{`${filter.label} · ${SORTS.find(({ id }) => id === sort)?.label}`}</small>
            </>
          ) : (
            <>
              {filters}
              {order}
            </>
          )}
        </div>
      )}
      {isOpen && (
        <FilterSheet onClose={() => setOpen(false)}>
          <h3>厂商</h3>
          {filters}
          <h3>排序</h3>
          {order}
        </FilterSheet>
      )}
      {children(shown, new Set(shown.map((item) => toGame(item).name)).size === 1)}
    </>
  )
}
