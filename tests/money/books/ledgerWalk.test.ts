import { describe, expect, it } from 'vitest'
import { walkLedger } from './ledgerWalk'

const SEED = Number(process.env.LEDGER_SEED ?? Math.floor(Math.random() * 1e9))
/** More in `npm run test:long`. */
const IS_LONG = process.env.LONG_WALKS !== undefined
const INTENTS = IS_LONG ? 10_000 : 500

describe(`a random walk of ${INTENTS} intents, seed ${SEED}`, () => {
  it(
    'gives every intent exactly the effect it reports, and keeps the books balanced',
    { timeout: 1_200_000, tags: ['D24', 'D37'] },
    async () => {
      console.info(`LEDGER_SEED=${SEED} repeats this walk`)
      const { breaches, outcomes, done, faults } = await walkLedger({ seed: SEED, intents: INTENTS })
      expect(breaches).toEqual([])
      expect(outcomes.done).toBeGreaterThan(INTENTS / 4)
      expect(outcomes.unknown).toBeGreaterThan(0)
      // A short walk may end before some kinds could succeed.
      for (const kind of IS_LONG ? (['bet', 'application', 'claim', 'packet'] as const) : [])
        expect(done[kind], kind).toBeGreaterThan(0)
      for (const [fault, times] of Object.entries(faults))
        expect(times, fault).toBeGreaterThan(IS_LONG ? 100 : 0)
    },
  )

  it('catches a server that ignores request ids', async () => {
    const { breaches } = await walkLedger({ seed: SEED, intents: 120, forgetIds: true })
    expect(breaches.filter((breach) => breach.endsWith('2 effects'))).not.toEqual([])
  }, 60_000)
})
