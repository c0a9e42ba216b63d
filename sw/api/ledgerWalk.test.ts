import { describe, expect, it } from 'vitest'
import { walkLedger } from './ledgerWalk'

const SEED = Number(process.env.LEDGER_SEED ?? Math.floor(Math.random() * 1e9))
const INTENTS = Number(process.env.LEDGER_INTENTS ?? 300)

describe(`a random walk, seed ${SEED}`, () => {
  it('gives every intent the effect it was told of, no more, and keeps the books [D24] [D37]', async () => {
    const { breaches, told } = await walkLedger({ seed: SEED, intents: INTENTS })
    expect(breaches).toEqual([])
    expect(told.done).toBeGreaterThan(INTENTS / 4)
  }, 600_000)

  it('would notice a server that ignores request ids', async () => {
    const { breaches } = await walkLedger({ seed: SEED, intents: 120, forgetIds: true })
    expect(breaches.length).toBeGreaterThan(0)
  }, 60_000)
})
