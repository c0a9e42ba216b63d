import type { UseQueryResult } from '@tanstack/react-query'
import { fromCode } from '@/components/games/byCode'
import { fromList, useCategory } from '@/components/games/games'
import { kindOf, type ByCode, type SlotList } from '@/components/games/slotLists'
import { useByCode } from '@/components/games/useByCode'
import { Region } from '@/components/Region'
import type { OpenableGame } from '@/state/gameShelf'
import { GameBrowser } from './GameBrowser'
import { LoadingBar } from './LoadingBar'
import grid from './tiles/Tiles.module.css'
import { TileSkeletons } from './TileSkeletons'

/** The slots from the general list. */
export function GeneralGames({ typed }: { typed: string }) {
  return <Games list="concise" read={useCategory('concise')} toGame={fromList} typed={typed} />
}

/** The games of one code. */
export function ByCodeGames({ code, typed }: { code: ByCode; typed: string }) {
  return <Games list={code} read={useByCode(code)} toGame={(row) => fromCode(row, code)} typed={typed} />
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
        loading={<TileSkeletons count={12} grid={grid.games} tools />}
        isEmpty={(rows) => rows.length === 0}
      >
        {(rows) => <GameBrowser games={rows.map(toGame)} kind={kindOf(list)} typed={typed} />}
      </Region>
    </>
  )
}
