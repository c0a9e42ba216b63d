import { picked } from './picked'

/**
 * The browser tests of `npm test`, by what only an engine can show: whole files, or the tests whose titles have the words. All
 * others run in `npm run test:all`. A new behaviour that an engine alone can show gets its line here.
 */
export const CORE = [
  ...picked(
    'the worker: start, take-over, death, storage of its own',
    'worker/worker.spec.ts',
    'worker/persistence.spec.ts',
    ['worker/demo-visit.spec.ts', /home shows its content|opens? no database/],
    ['worker/platform.spec.ts', /on an insecure origin|every control that opens a tab/],
    ['worker/storage.spec.ts', /storage blocked|storage full|without a database/],
    'quality/floor.spec.ts',
    ['worker/lacks.spec.ts', /with none of the floor’s|without static routing/],
    ['worker/console.spec.ts', /a tester sets a balance/],
  ),
  ...picked('offline, and updates over several tabs', [
    'worker/offline.spec.ts',
    /every public route opens offline|a member’s routes open|newest stored app info|without a reachable server|logout offline/,
  ]),
  ...picked('updates over several tabs, missing files', [
    'worker/updates.spec.ts',
    /accepted in one tab|waits for the answer|a script is missing/,
  ]),
  ...picked('files that fail to load', [
    'faults/faults.spec.ts',
    /late chunks that failed|whose file failed/,
  ]),
  ...picked(
    'policy, Trusted Types, hostile markup',
    ['quality/page.spec.ts', /shows before any script|the policy blocks|in a frame|a deep link shows/],
    ['security/hostile.spec.ts', /print black on white/],
    ['security/html.spec.ts', /no payload runs/],
    ['site/home.spec.ts', /hostile welcome/],
  ),
  ...picked(
    'focus and keyboard, input methods',
    ['quality/keyboard.spec.ts', /login and registration|a deposit in|a transfer by/],
    ['quality/keyboard-member.spec.ts', /a withdrawal at|an account is unbound at 1280/],
    ['quality/input.spec.ts', /submits no form of the member centre/],
    ['site/home-rows.spec.ts', /a row is one tab stop|a row scrolls by/],
  ),
  ...picked(
    'layout at both widths, scrolling, motion',
    ['quality/look.spec.ts', /own styles win|at the bottom right|at 360 px @|the drawer shows everything/],
    ['quality/states.spec.ts', /what follows, narrow/],
    ['quality/motion.spec.ts', /nothing moves/],
    ['site/layout.spec.ts', /the drawer closes|keeps its place|返回顶部/],
    ['member/phone.spec.ts', /the button of 存款|a deposit is three taps|我的 has the account card/],
    ['site/iphone.spec.ts', /home screen a game|home screen a deposit|no field is so small/],
  ),
  ...picked('accessibility as an engine computes it', [
    'quality/accessibility.spec.ts',
    /members at 390|each page sets its title|planted faults/,
  ]),
  ...picked(
    'tabs, history, the session of a tab',
    ['site/navigation.spec.ts', /as people|page starts|back and forward/],
    ['quality/leaks.spec.ts', /leaves nothing of the member|a duplicated tab|opens in a tab without/],
    ['member/session.spec.ts', /logout asks first|logout in one tab/],
    ['member/login.spec.ts', /stays on its page/],
    ['member/limits.spec.ts', /two tabs can’t spend|change in another tab/],
    [
      'site/game.spec.ts',
      /in a new tab, bets|the same tab goes|blocks the tab after|a bet with a lost answer/,
    ],
  ),
  ...picked(
    'money: real double clicks, tabs, reloads, killed workers, one whole flow',
    'money/money-worker.spec.ts',
    [
      'money/money-rules.spec.ts',
      /real double click|a transfer shows, stays|a withdrawal shows, stays|found by its amount|blocked across logout|a reload during|the other waits|no more files/,
    ],
    ['money/deposit.spec.ts', /at once in the site’s look|a blocked pop-up|an empty answer/],
    ['money/payment.spec.ts', /the wallet variant|2 hours ahead/],
    ['money/order-track.spec.ts', /closes itself/],
    ['money/withdrawal.spec.ts', /审核中 to 已到账/],
    ['money/transfer.spec.ts', /the exact amount both ways|every 3.5 s/],
    ['money/records.spec.ts', /saves all pages/],
    ['member/register.spec.ts', /a visitor registers/],
  ),
  ...picked(
    'a server of another origin',
    ['real-server/family.spec.ts', /a login shows/],
    ['real-server/family-member.spec.ts', /empty answer is unknown|followed/],
    ['real-server/lines.spec.ts', /refuses connections|never sent over the other/],
  ),
  ...picked('the words and examples of the kit', 'kit/examples.spec.ts', ['kit/kit.spec.ts', /every word/]),
  ...picked('what a page costs, counted', [
    'quality/budgets.spec.ts',
    /a first visit stays|polls of unchanged/,
  ]),
]
