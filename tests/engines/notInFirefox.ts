import { picked } from '../picked'

const PROTOCOL = 'speaks Chromium’s own protocol'
const REPEATS = 'shows what Chromium repeats by itself'
const OWN_BROWSER = 'starts a Chromium of its own'
const SCREENSHOT = 'takes screenshots, for which this driver adds a style that the policy refuses'
const TOUCH = 'needs a finger; this driver has only a mouse'
const DOUBLE_CLICK = 'clicks twice, which this driver does as two single clicks'
const CHOOSER = 'opens a file chooser again, which this driver does once per page'
const WORKER_SCRIPT = 'holds the worker’s script back, whose request this driver does not see'
const OFFLINE = 'reloads offline, which this driver refuses even where the worker would answer'
const ONLINE_AGAIN = 'goes online in a page loaded offline, to which this driver sends no such event'
const HIDDEN = 'lets a tab behind another poll, which Firefox hides, as for players'
const REQUESTS = 'counts the requests of a first visit, of which Firefox makes one more'
const PAST_THE_END =
  'walks past the last control, where the focus goes to Firefox’s own window and this driver’s keys do not bring it back'
const CRASH = 'ends the page’s process: Firefox crashes in axe on these pages'

/**
 * Specs that Firefox can't run under Playwright (`--project=firefox`), by reason: a whole file, or the tests whose titles have
 * the words.
 */
export const NOT_IN_FIREFOX = [
  ...picked(
    PROTOCOL,
    'money/money-worker.spec.ts',
    ['money/payout-accounts.spec.ts', /an address is cleaned only after/],
    ['quality/input.spec.ts', /Enter that picks/],
    'quality/search-speed.spec.ts',
    ['worker/offline.spec.ts', /a repeat visit gets every file/],
    ['worker/updates.spec.ts', /after a hard reload the page regains/],
    ['worker/worker.spec.ts', /the state survives the browser|a worker killed during bets/],
  ),
  ...picked(REPEATS, 'live/once.spec.ts'),
  ...picked(
    OWN_BROWSER,
    ['quality/leaks.spec.ts', /the back-forward cache/],
    ['worker/platform.spec.ts', /on an insecure origin/],
  ),
  ...picked(SCREENSHOT, ['quality/accessibility.spec.ts', /texts over pictures/]),
  ...picked(
    TOUCH,
    ['member/phone.spec.ts', /three taps|two taps/],
    ['money/moving-records.spec.ts', /a tap on a day/],
    ['site/iphone.spec.ts', /no field is so small/],
  ),
  ...picked(DOUBLE_CLICK, ['money/money-rules.spec.ts', /a real double click/]),
  ...picked(CHOOSER, ['member/member-shell.spec.ts', /an avatar is checked/]),
  ...picked(
    WORKER_SCRIPT,
    ['worker/console.spec.ts', /the console works before/],
    ['worker/worker.spec.ts', /on a first visit the page is/],
  ),
  ...picked(OFFLINE, ['worker/lacks.spec.ts', /a worker without static routing/]),
  ...picked(ONLINE_AGAIN, ['worker/offline.spec.ts', /shown once, every public route/]),
  ...picked(HIDDEN, ['quality/leaks.spec.ts', /a tab that missed a logout/]),
  ...picked(
    PAST_THE_END,
    ['quality/keyboard.spec.ts', /login and registration by keyboard/],
    ['quality/keyboard-member.spec.ts', /a withdrawal at/],
  ),
  ...picked(REQUESTS, ['quality/budgets.spec.ts', /a first visit stays within/]),
  ...picked(
    CRASH,
    ['quality/accessibility.spec.ts', /on deposits in each channel|on withdrawals, accounts/],
    ['real-server/password-lengths.spec.ts', /every field, text and rule/],
    ['site/demo-games.spec.ts', /states return, limits/],
    ['worker/agent-desk.spec.ts', /an approved agent shares/],
    ['worker/console.spec.ts', /a reset asks first/],
    ['worker/service-desk.spec.ts', /a visitor with a forgotten password|articles answer what they know/],
  ),
]
