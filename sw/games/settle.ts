import { closeBet } from '../effects/bets'
import { readControls } from '../db/clock'
import type { ControlsRow } from '../db/rows'
import type { Tx } from '../db/stores'
import { boards, fishing, slots } from './instant'
import { kindOf, type Kind } from './kinds'
import { live, lottery } from './rounds'
import { sports } from './slips'
import type { Table } from './table'

/** The rules by kind. */
export const TABLES: Record<Kind, Table> = { slots, live, sports, lottery, boards, fishing }

/** What all rounds are drawn from. */
export const seedOf = ({ gameSeed, seededAt }: ControlsRow): string => gameSeed ?? String(seededAt)

/** Settles a member's bets whose time has come. Called on reads, so it needs no timer. */
export async function settleBets(tx: Tx, username: string, now: number): Promise<void> {
  const due = await tx
    .objectStore('bets')
    .index('due')
    .getAll(IDBKeyRange.bound([username, 0], [username, now]))
  if (due.length === 0) return
  const seed = seedOf(await readControls(tx))
  for (const row of due) {
    const { api_type: platform, open } = row
    if (!open) continue
    const { kind, variant } = kindOf({ platform, ...open })
    const outcome = TABLES[kind].settle?.({ platform, code: open.code, variant, seed }, { ...row, ...open })
    if (outcome) await closeBet(tx, row, outcome.win, outcome.playmemo)
  }
}
