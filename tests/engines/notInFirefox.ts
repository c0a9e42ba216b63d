type Left = { file: string; titles?: RegExp; reason: string }

const PROTOCOL = 'speaks Chromium’s own protocol'
const OWN_BROWSER = 'starts a Chromium of its own'
const BODY =
  'needs request bodies, which this driver does not report (nor can a header carry them to another origin)'
const MEDIA = 'asks for reduced motion or the look of paper, of which this driver knows nothing'
const TOUCH = 'needs a finger; this driver has only a mouse'
const DOUBLE_CLICK = 'clicks twice, which this driver does as two single clicks'
const CHOOSER = 'opens a file chooser again, which this driver does once per page'
const WORKER_SCRIPT = 'holds the worker’s script back, whose request this driver does not see'
const OFFLINE = 'reloads offline, which this driver refuses even where the worker would answer'
const UNKNOWN = 'fails, always or now and then, for a reason not found yet'
const CRASH = 'ends the page’s process: Firefox crashes in axe on these pages'

const left = (reason: string, ...tests: (string | [file: string, titles: RegExp])[]): Left[] =>
  tests.map((test) =>
    typeof test === 'string' ? { file: test, reason } : { file: test[0], titles: test[1], reason },
  )

/**
 * Specs that Firefox can't run under Playwright (`--project=firefox`), by reason: a whole file, or the tests whose titles have
 * the words. docs/testing.md lists the same.
 */
export const NOT_IN_FIREFOX: Left[] = [
  ...left(
    PROTOCOL,
    'money/money-worker.spec.ts',
    ['money/payout-accounts.spec.ts', /an address is cleaned only after/],
    ['quality/input.spec.ts', /Enter that picks/],
    'quality/search-speed.spec.ts',
    ['worker/offline.spec.ts', /a repeat visit gets every file/],
    ['worker/updates.spec.ts', /after a hard reload the page regains/],
    ['worker/worker.spec.ts', /the state survives the browser|a worker killed during bets/],
  ),
  ...left(
    OWN_BROWSER,
    ['quality/leaks.spec.ts', /the back-forward cache/],
    ['worker/platform.spec.ts', /on an insecure origin/],
  ),
  ...left(
    BODY,
    ['money/deposit.spec.ts', /each card tells its range/],
    ['money/order.spec.ts', /on a server of the family/],
    ['money/payment.spec.ts', /the time left follows/],
    ['money/withdrawal.spec.ts', /a real server/],
    'real-server/family-member.spec.ts',
    'real-server/family.spec.ts',
    ['site/promotions.spec.ts', /missing pictures of cards/],
    ['worker/platform.spec.ts', /one order in three zones/],
  ),
  ...left(
    MEDIA,
    ['quality/motion.spec.ts', /nothing moves under reduced motion/],
    ['security/hostile.spec.ts', /payment page and records print/],
    ['site/lobbies.spec.ts', /tickers stop under reduced motion/],
    ['site/marketing.spec.ts', /shows its overlay for 2 s/],
    ['worker/platform.spec.ts', /under reduced motion nothing moves/],
  ),
  ...left(
    TOUCH,
    ['member/phone.spec.ts', /three taps|two taps/],
    ['money/moving-records.spec.ts', /a tap on a day/],
    ['site/iphone.spec.ts', /no field is so small/],
  ),
  ...left(DOUBLE_CLICK, ['money/money-rules.spec.ts', /a real double click/]),
  ...left(CHOOSER, ['member/member-shell.spec.ts', /an avatar is checked/]),
  ...left(
    WORKER_SCRIPT,
    ['worker/console.spec.ts', /the console works before/],
    ['worker/worker.spec.ts', /on a first visit the page is/],
  ),
  ...left(OFFLINE, ['worker/lacks.spec.ts', /a worker without static routing/]),
  ...left(
    CRASH,
    ['site/demo-games.spec.ts', /states return, limits/],
    ['worker/agent-desk.spec.ts', /an approved agent shares/],
    ['worker/service-desk.spec.ts', /a visitor with a forgotten password/],
  ),
  ...left(
    UNKNOWN,
    ['money/deposit.spec.ts', /a deposit begins at the channel/],
    ['site/game.spec.ts', /games open with their category/],
    ['worker/console.spec.ts', /a reset asks first/],
    ['worker/offline.spec.ts', /shown once, every public route/],
    ['worker/service-desk.spec.ts', /articles answer what they know/],
    ['worker/storage.spec.ts', /full:|without a database the demo/],
  ),
]
