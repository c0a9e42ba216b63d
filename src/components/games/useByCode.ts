import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { query } from '@/api/query'
import { listGamesByCode, type GameByCode } from '@/contract/games'
import { rowsOf } from './byCode'
import type { ByCode } from './slotLists'

/** The games of one code, fetched only while its list is empty. */
export function useByCode(code: ByCode) {
  const select = useCallback((rows: GameByCode[]) => rowsOf(rows, code), [code])
  return useQuery({
    ...query(listGamesByCode, { gamecode: code }),
    staleTime: ({ state }) => (state.data && state.data.length > 0 ? Infinity : 0),
    gcTime: Infinity,
    select,
  })
}
