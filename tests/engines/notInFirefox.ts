type Left = { file: string; titles?: RegExp; reason: string }

const PROTOCOL = 'speaks Chromium’s own protocol'
const MOTION = 'asks for reduced motion in the middle of a test'
const OTHER_ORIGIN = 'its server is another origin, where no header can carry a second copy of the body'
const OWN_BROWSER = 'starts a Chromium of its own'

/**
 * Specs that Firefox can't run under Playwright (`--project=firefox`), each with its reason: a whole file, or the tests whose
 * titles have the words. docs/testing.md lists the same.
 */
export const NOT_IN_FIREFOX: Left[] = [
  { file: 'money/money-worker.spec.ts', reason: PROTOCOL },
  { file: 'money/order.spec.ts', titles: /on a server of the family/, reason: OTHER_ORIGIN },
  { file: 'money/payout-accounts.spec.ts', titles: /an address is cleaned only after/, reason: PROTOCOL },
  { file: 'money/withdrawal.spec.ts', titles: /a real server/, reason: OTHER_ORIGIN },
  { file: 'quality/leaks.spec.ts', titles: /the back-forward cache/, reason: OWN_BROWSER },
  { file: 'quality/motion.spec.ts', titles: /nothing moves under reduced motion/, reason: MOTION },
  { file: 'real-server/family-member.spec.ts', reason: OTHER_ORIGIN },
  { file: 'real-server/family.spec.ts', reason: OTHER_ORIGIN },
  {
    file: 'security/hostile.spec.ts',
    titles: /payment page and records print/,
    reason: 'asks for the look of paper',
  },
  { file: 'site/lobbies.spec.ts', titles: /tickers stop under reduced motion/, reason: MOTION },
  { file: 'site/marketing.spec.ts', titles: /shows its overlay for 2 s/, reason: MOTION },
  {
    file: 'site/promotions.spec.ts',
    titles: /missing pictures of cards/,
    reason: 'reads the body of a request it answers',
  },
  {
    file: 'worker/offline.spec.ts',
    titles: /a repeat visit gets every file/,
    reason: PROTOCOL,
  },
  { file: 'worker/platform.spec.ts', titles: /on an insecure origin/, reason: OWN_BROWSER },
  { file: 'worker/platform.spec.ts', titles: /under reduced motion nothing moves/, reason: MOTION },
  { file: 'worker/updates.spec.ts', titles: /after a hard reload the page regains/, reason: PROTOCOL },
  {
    file: 'worker/worker.spec.ts',
    titles: /the state survives the browser|a worker killed during bets/,
    reason: PROTOCOL,
  },
]
