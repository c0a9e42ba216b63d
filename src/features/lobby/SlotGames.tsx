import { useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { useCallback } from 'react'
import { query } from '@/api/query'
import { fromList, useCategory } from '@/components/games/games'
import { Region } from '@/components/Region'
import { listGamesByCode, type GameByCode } from '@/contract/games'
import type { OpenableGame } from '@/state/gameShelf'
import { fromCode, rowsOf } from './byCode'
import styles from './GameGrid.module.css'
import { GameBrowser } from './GameBrowser'
import { LoadingBar } from './LoadingBar'
import { kindOf, type ByCode, type SlotList } from './slotLists'
import { TileSkeletons } from './TileSkeletons'

/** The slots from the general list. */
export function GeneralGames({ typed }: { typed: string }) {
  return <Games list="concise" read={useCategory('concise')} toGame={fromList} typed={typed} />
}

/** The games of one code, fetched only while its list is empty (spec 1 §7, D50). */
export function ByCodeGames({ code, typed }: { code: ByCode; typed: string }) {
  const select = useCallback((rows: GameByCode[]) => rowsOf(rows, code), [code])
  const read = useQuery({
    ...query(listGamesByCode, { gamecode: code }),
    staleTime: ({ state }) => (state.data && state.data.length > 0 ? Infinity : 0),
    gcTime: Infinity,
    select,
  })
  return <Games list={code} read={read} toGame={(row) => fromCode(row, code)} typed={typed} />
}

type Props<T> = {
  list: SlotList
  read: UseQueryResult<T[]>
  toGame: (row: T) => OpenableGame
  typed: string
}

function Games<T>({ list, read, toGame, typed }: Props<T>) {
  return (
    <>
      <LoadingBar read={read} />
      <Region
        read={read}
        loading={<TileSkeletons count={12} grid={styles.grid} className={styles.box} />}
        isEmpty={(rows) => rows.length === 0}
      >
        {(rows) => <GameBrowser games={rows.map(toGame)} kind={kindOf(list)} typed={typed} />}
      </Region>
    </>
  )
}
