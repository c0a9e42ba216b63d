import { describe, expect, it } from 'vitest'
import { walkLedger } from './ledgerWalk'

const SEED = Number(process.env.LEDGER_SEED ?? Math.floor(Math.random() * 1e9))
/** 10,000 in `npm run test:long`. */
const INTENTS = Number(process.env.LEDGER_INTENTS ?? 2000)

describe(`a random walk of ${INTENTS} intents, seed ${SEED}`, () => {
  it('gives every intent exactly the effect it reports, and keeps the books balanced [D24] [D37]', async () => {
    console.info(`LEDGER_SEED=${SEED} repeats this walk`)
    const { breaches, told, done, faults } = await walkLedger({ seed: SEED, intents: INTENTS })
    expect(breaches).toEqual([])
    expect(told.done).toBeGreaterThan(INTENTS / 4)
    for (const kind of ['bet', 'application', 'claim', 'packet'] as const)
      expect(done[kind], kind).toBeGreaterThan(0)
    expect(told.unknown).toBeGreaterThan(0)
    for (const [fault, times] of Object.entries(faults)) expect(times, fault).toBeGreaterThan(INTENTS / 100)
  }, 1_200_000)

  it('catches a server that ignores request ids', async () => {
    const { breaches } = await walkLedger({ seed: SEED, intents: 120, forgetIds: true })
    expect(breaches.filter((breach) => breach.endsWith('2 effects'))).not.toEqual([])
  }, 60_000)
})
