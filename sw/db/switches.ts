import type { Notice } from '@/contract/content'
import { asHtml } from './asHtml'
import { readControls } from './clock'
import { notices } from './seed/notices'
import type { Tx } from './stores'

/** What testers switch off: a notice by its text, a banner by its picture, a promotion by its id. */
export type SwitchKind = 'notice' | 'banner' | 'promotion'

/** How a switch is stored. */
export const switchName = (kind: SwitchKind, key: string): string => `${kind} ${key}`

/** The rows that are switched on. */
export async function switchedOn<R>(
  tx: Tx,
  kind: SwitchKind,
  rows: R[],
  keyOf: (row: R) => string,
): Promise<R[]> {
  const { switchedOff } = await readControls(tx)
  return switchedOff ? rows.filter((row) => !switchedOff.includes(switchName(kind, keyOf(row)))) : rows
}

/** Every notice, switched on or off: the testers' own, newest first, then the seeded ones. */
export async function allNotices(tx: Tx): Promise<Notice[]> {
  const { addedNotices = [] } = await readControls(tx)
  const added = addedNotices.map((text) => ({ title: '', content: asHtml(text), text, published: '' }))
  return [...added, ...notices]
}
