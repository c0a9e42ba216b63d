import type { Plugin } from 'vite'

type Context = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }
type Test = (id: string, context: Context) => boolean

/** Starts the app. In a file of its own, because the demo server's pages load the modules it imports. */
const START = '/src/main.tsx'
/** What every first visit needs: the entry and the home page. */
const FIRST = [START, '/src/features/home/HomePage.tsx']
/** What restores the last visit (main.tsx). */
export const RESTORING = ['/src/app/persistence/persistence.ts', '/src/app/updates/savedSite.ts']
/** Loaded right after the first paint. */
const LATER = [
  '/src/app/layout/lateParts.ts',
  '/src/app/overlays/Toaster.tsx',
  '/src/features/home/HomeExtras.tsx',
]
/** Lobbies that share their few small pieces, and are often visited together. */
const LOBBIES = ['LiveCasinoPage', 'SportsPage', 'EsportsPage', 'LotteryPage'].map(
  (page) => `/src/features/lobby/${page}.tsx`,
)

/** What answers the first visit to a demo build: the home page's reads, and the lists of games (sw/front). */
export const DEMO_HOST = ['/src/api/demoHost.ts']
export const DEMO_GAMES = ['/sw/front/gameAnswers.ts']
/** The whole demo server. */
const DEMO_SERVER = ['/sw/api/app.ts']

/** Library parts that only lazy pages use: kept out of the first load although the library's index exports them. */
const LATE =
  /@tanstack\/.*\/(infiniteQuery\w*|hydration|mutationObserver|queriesObserver|streamedQuery|use(?!(Base)?Query\.)\w+)\.js$/i
/** Small pieces that many pages use, except those that import a library, the home page's carousel, and rooms that few pages use. */
const PIECES =
  /\/src\/(ui(\/forms)?|components(\/(?!banners|charts|payouts|unknownOutcome)\w+)?)\/(?!RichText|QrCode|useValidatedForm|useForm)\w+(\.module)?\.(tsx?|css)$/
const SMALL = /\/src\/(api|contract|lib|state)\//

/** Matches the roots and everything they import statically. */
function under(roots: string[]): Test {
  let found: Set<string> | undefined
  const closure = (context: Context) => {
    const seen = new Set<string>()
    const visit = (id: string): void => {
      if (seen.has(id) || LATE.test(id)) return
      seen.add(id)
      context.getModuleInfo(id)?.importedIds.forEach(visit)
    }
    roots.forEach(visit)
    return seen
  }
  return (id, context) => (found ??= closure(context)).has(id)
}

const group = (debugName: string, priority: number, test: Test) => ({
  debugName,
  priority,
  name: (id: string, context: Context) => (test(id, context) ? debugName : null),
})

/** What content filters cut by name, whether it advertises or not. In any part of a name: `BannerCarousel`, `promo-2`. */
const FILTERED =
  /banner|promo|sponsor|affiliate|advert|pop-?(up|under)|track(?!s?-?end)|analytic|telemetr|report|metric|beacon|pixel|(?<![a-z])(ads?|adv)(?![a-z])/i

/** The name of a chunk or stylesheet in `dist`, without the words that content filters look for. */
export const neutralName = (name = 'part'): string => (FILTERED.test(name) ? 'part' : name)

/** The files whose functions mostly run before the first page is ready. */
const AT_START = ['libs', 'portal', 'lobby']

/** Chromium compiles such a file's functions while it downloads, off the main thread: 108 ms less of a repeat visit at 4x. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** Adds the comment at the start of those files, the only place where it counts; other engines ignore it. */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // After Vite, which puts a list of stylesheets before everything.
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && AT_START.includes(chunk.name)) {
            chunk.code = HINT + chunk.code
            // One line more.
            if (chunk.map) chunk.map.mappings = `;${chunk.map.mappings}`
          }
      },
    },
  }
}

/** Groups modules into files; the bundler places the rest. A first visit may make 18 requests at most. */
export function firstChunks(root: string, isDemo: boolean) {
  const below = (paths: string[]) => under(paths.map((path) => root + path))
  const isFirst = below(FIRST)
  const isNext = below([...LOBBIES, ...RESTORING, ...LATER])
  const isLobby = below(LOBBIES)
  const isHost = below(DEMO_HOST)
  const isGames = below(DEMO_GAMES)
  const isServer = below(DEMO_SERVER)
  const isLater: Test = (id, context) =>
    ((PIECES.test(id) || SMALL.test(id)) && isNext(id, context)) ||
    // Toasts, without a request of their own.
    id.includes('/src/app/overlays/Toaster.')
  const isRestoring = (id: string) => RESTORING.some((path) => id.endsWith(path))
  const isLibrary = (id: string) => id.includes('/node_modules/')
  const groups = [
    // The libraries of a first visit, which stay cached across releases.
    group('libs', 6, (id, context) => isLibrary(id) && isFirst(id, context)),
    // Our own code of a first visit, instead of fifty small files.
    group('portal', 5, (id, context) => !isLibrary(id) && !id.endsWith(START) && isFirst(id, context)),
    // The lobbies, what restores the last visit, and the small pieces that these and the parts below the first screen need. In demo
    // builds also the rest of the contract: the demo server needs all of it, and would pull in the pages' pieces.
    group('lobby', 3, (id, context) => {
      const isOfLobby = id.includes('/src/features/lobby/') && isLobby(id, context)
      const isContract = isDemo && SMALL.test(id)
      return isContract || isOfLobby || isRestoring(id) || isLater(id, context)
    }),
    // The remaining small pieces, so that a page is three files instead of twenty.
    group('shared', 1, (id) => PIECES.test(id)),
  ]
  if (!isDemo) return groups
  return [
    ...groups,
    // The part of the demo server that answers a first visit, loaded together with the app.
    group('demoHost', 4, isHost),
    // The lists of games, which lobbies need and the home page doesn't.
    group('demoGames', 4, isGames),
    // The whole demo server, loaded on login or registration.
    group('demoServer', 2, isServer),
  ]
}
