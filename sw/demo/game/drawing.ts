import type { ReactNode } from 'react'
import type { Kind } from '../../games/kinds'
import type { Results, Shown } from '../../games/shown'

/** What a kind's table is drawn from. */
type TableProps<K extends Kind> = {
  shown: Shown[K]
  picked: string[]
  pick: (picks: string[]) => void
  /** Of the last bet that was decided at once. */
  result: Results[K] | null
  /** The server decides a bet. */
  isBusy: boolean
  /** The demo clock against this device's, ms. */
  offset: number
  /** Places a bet at once. */
  bet: () => void
}

/** What one kind of game adds to the window. */
export type Drawing<K extends Kind> = {
  /** The bet button's label and accessible name, the first hint, and the announcement while the server decides. */
  words: { start: string; name: string; prompt: string; busy: string }
  /** What is said of a bet without a pick; games without it have none. */
  missing?: string
  Table: (props: TableProps<K>) => ReactNode
  /** What stands below the stake. */
  Past?: (props: { shown: Shown[K] }) => ReactNode
  rules: (shown: Shown[K]) => string[]
  /** What stands before the rules. */
  Pays?: (props: { shown: Shown[K] }) => ReactNode
  /** The picks as they are sent. */
  sent?: (picked: string[], shown: Shown[K]) => string[]
  /** The announcement for a decided bet, where the record's words aren't enough. */
  sayOf?: (result: Results[K], shown: Shown[K], words: string) => string
  /** The picks go once a bet is placed. */
  isSlip?: true
}
