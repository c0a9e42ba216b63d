import type { Plugin } from 'vite'

type Context = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }
type Test = (id: string, context: Context) => boolean

/** Starts the app. In a file of its own, because the demo server's pages load the modules it imports. */
const START = '/src/main.tsx'
/** What restores the last visit (main.tsx). */
export const RESTORING = ['/src/app/persistence/persistence.ts', '/src/app/updates/savedSite.ts']

/** Loaded right after the first paint. */
const LATER = [
  '/src/app/layout/restOfFrame.ts',
  '/src/components/Toaster.tsx',
  '/src/features/home/HomeExtras.tsx',
]
/** Lobbies that share their few small pieces, and are often visited together. */
const LOBBIES = ['LiveCasinoPage', 'SportsPage', 'EsportsPage', 'LotteryPage'].map(
  (page) => `/src/features/lobby/${page}.tsx`,
)

/** What answers the first visit to a demo build: the home page's reads, and the lists of games (sw/front). */
export const DEMO_HOST = ['/src/api/demoHost.ts']
export const DEMO_GAMES = ['/sw/front/gameAnswers.ts']

/** Library parts that only lazy pages use: kept out of the first load although the library's index exports them. */
const LATE =
  /@tanstack\/.*\/(infiniteQuery\w*|hydration|mutationObserver|queriesObserver|streamedQuery|use(?!(Base)?Query\.)\w+)\.js$/i
/** Small pieces that many pages use, except those that import a library, the home page's carousel, and rooms that few pages use. */
const PIECES =
  /\/src\/(ui(\/forms)?|components(\/(?!banners|charts|payouts|unknownOutcome)\w+)?)\/(?!RichText|QrCode|useValidatedForm|useForm)\w+(\.module)?\.(tsx?|css)$/
const SMALL = /\/src\/(api|contract|lib|state)\//

/** Matches the roots and everything they import statically. */
function under(root: string, paths: string[]): Test {
  let found: Set<string> | undefined
  return (id, context) => {
    if (!found) {
      found = new Set(paths.map((path) => root + path))
      // A set also visits what is added on the way.
      for (const each of found)
        for (const next of context.getModuleInfo(each)?.importedIds ?? [])
          if (!LATE.test(next)) found.add(next)
    }
    return found.has(id)
  }
}

/** What content filters cut by name, whether it advertises or not. In any part of a name: `BannerCarousel`, `promo-2`. */
const FILTERED =
  /banner|promo|sponsor|affiliate|advert|pop-?(up|under)|track(?!s?-?end)|analytic|telemetr|report|metric|beacon|pixel|(?<![a-z])(ads?|adv)(?![a-z])/i

/** The name of a chunk or stylesheet in `dist`, without the words that content filters look for. */
export const neutralName = (name = 'part'): string => (FILTERED.test(name) ? 'part' : name)

/**
 * Chromium compiles files that begin with this comment while it downloads them, off the main thread, instead of function by function
 * at the first call: 108 ms less of a repeat visit at 4x. For the files whose functions mostly run before the first page is ready.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // After Vite, which puts a list of stylesheets before everything.
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !['libs', 'portal', 'lobby'].includes(chunk.name)) continue
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
          // One line more.
          if (chunk.map) chunk.map.mappings = `;${chunk.map.mappings}`
        }
      },
    },
  }
}

/** Groups modules into files; the bundler places the rest. A first visit may make 18 requests at most. */
export function firstChunks(root: string, isDemo: boolean) {
  // Every first visit needs the entry and the home page.
  const isFirst = under(root, [START, '/src/features/home/HomePage.tsx'])
  const isNext = under(root, [...LOBBIES, ...RESTORING, ...LATER])
  const isLobby = under(root, LOBBIES)
  const isLibrary = (id: string) => id.includes('/node_modules/')
  const groups: [name: string, priority: number, test: Test][] = [
    // The libraries of a first visit, which stay cached across releases.
    ['libs', 6, (id, context) => isLibrary(id) && isFirst(id, context)],
    // Our own code of a first visit, instead of fifty small files.
    ['portal', 5, (id, context) => !isLibrary(id) && !id.endsWith(START) && isFirst(id, context)],
    // The lobbies, what restores the last visit, toasts (without a request of their own), and the small pieces that these and the
    // parts below the first screen need. In demo builds also the rest of the contract: the demo server needs all of it, and would
    // pull in the pages' pieces.
    [
      'lobby',
      3,
      (id, context) =>
        (isDemo && SMALL.test(id)) ||
        (id.includes('/src/features/lobby/') && isLobby(id, context)) ||
        [...RESTORING, '/src/components/Toaster.'].some((path) => id.includes(path)) ||
        ((PIECES.test(id) || SMALL.test(id)) && isNext(id, context)),
    ],
    // The remaining small pieces, so that a page is three files instead of twenty.
    ['shared', 1, (id) => PIECES.test(id)],
  ]
  if (isDemo)
    groups.push(
      // The part of the demo server that answers a first visit, loaded together with the app.
      ['demoHost', 4, under(root, DEMO_HOST)],
      // The lists of games, which lobbies need and the home page doesn't.
      ['demoGames', 4, under(root, DEMO_GAMES)],
      // The whole demo server, loaded on login or registration.
      ['demoServer', 2, under(root, ['/sw/api/app.ts'])],
      // What its pages share: every file adds to the worker's list.
      ['demoAsk', 2, (id) => /\/sw\/demo\/(ask|desk\/texts)\.ts$/.test(id)],
      ['demoDesk', 2, (id) => /\/sw\/demo\/desk\/\w+\.(tsx|css)$/.test(id)],
    )
  return groups.map(([debugName, priority, test]) => ({
    debugName,
    priority,
    name: (id: string, context: Context) => (test(id, context) ? debugName : null),
  }))
}
