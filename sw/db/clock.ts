import type { ControlsRow } from './rows'
import type { Tx } from './stores'

/** The testers' settings; seeding always writes them. */
export async function readControls(tx: Tx): Promise<ControlsRow> {
  const controls = await tx.objectStore('controls').get('controls')
  return controls ?? { id: 'controls', seededAt: Date.now(), clockOffsetMs: 0, delayMs: 0 }
}

/** The demo clock, ms: the device's time plus the testers' offset. */
export const clock = async (tx: Tx): Promise<number> => Date.now() + (await readControls(tx)).clockOffsetMs
