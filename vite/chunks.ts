type Context = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }
type Test = (id: string, context: Context) => boolean

/** Runs the app; alone in its file, because the demo server's pages load what it imports. */
const START = '/src/main.tsx'
/** What every first visit needs: the entry, and the home page with it. */
const FIRST = [START, '/src/features/home/HomePage.tsx']
/** What restores the last visit (main.tsx). */
export const RESTORING = ['/src/app/persistence/persistence.ts', '/src/app/updates/savedSite.ts']
/** What is loaded right after the first paint. */
const LATER = ['/src/app/layout/lateParts.ts', '/src/features/home/HomeExtras.tsx']
/** The lobbies of tiles: a player who opens one opens the others, and they consist of the same few small pieces. */
const LOBBIES = ['LiveCasinoPage', 'SportsPage', 'EsportsPage', 'LotteryPage'].map(
  (page) => `/src/features/lobby/${page}.tsx`,
)

/** What answers the first visit to a demo build: the home page's reads, and the lists of games (sw/front). */
export const DEMO_HOST = ['/src/api/demoHost.ts']
export const DEMO_GAMES = ['/sw/front/gameAnswers.ts']
/** The whole demo server. */
const DEMO_SERVER = ['/sw/api/app.ts']

/** Parts of a library that its index exports but only lazy pages use: they stay out of the first files. */
const LATE =
  /@tanstack\/.*\/(infiniteQuery\w*|hydration|mutationObserver|queriesObserver|streamedQuery|use(?!(Base)?Query\.)\w+)\.js$/i
/** Small pieces that many pages use. Those that bring a library along stay apart, and so does the home page's carousel. */
const PIECES =
  /\/src\/(ui|components(\/(?!banners|unknownOutcome)\w+)?)\/(?!RichText|QrCode|useValidatedForm|useForm)\w+(\.module)?\.(tsx?|css)$/
const SMALL = /\/src\/(contract|lib|state)\//

/** Whether a module is one of the roots or something they import statically. */
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

/** Which modules share a file; everything else stays where the bundler puts it. A first visit has 18 requests at most. */
export function firstChunks(root: string, isDemo: boolean) {
  const below = (paths: string[]) => under(paths.map((path) => root + path))
  const isFirst = below(FIRST)
  const isNext = below([...LOBBIES, ...RESTORING, ...LATER])
  const isLobby = below(LOBBIES)
  const isHost = below(DEMO_HOST)
  const isGames = below(DEMO_GAMES)
  const isServer = below(DEMO_SERVER)
  const isLibrary = (id: string) => id.includes('/node_modules/')
  const groups = [
    // One file for the libraries of a first visit: they outlive a release in caches.
    group('libraries', 6, (id, context) => isLibrary(id) && isFirst(id, context)),
    // One for the app's own part of it, instead of fifty small ones.
    group('portal', 5, (id, context) => !isLibrary(id) && !id.endsWith(START) && isFirst(id, context)),
    // The lobbies with the small pieces that they, a further visit and the parts below the first screen need. In a demo build
    // also the rest of the contract: its server reads all of it, and would bring the pages' pieces along.
    group('lobby', 3, (id, context) => {
      const isPiece = (PIECES.test(id) || SMALL.test(id)) && isNext(id, context)
      const isContract = isDemo && SMALL.test(id)
      return isPiece || isContract || (id.includes('/src/features/lobby/') && isLobby(id, context))
    }),
    // What remains of the small pieces, so that a page is three files and not twenty.
    group('shared', 1, (id) => PIECES.test(id)),
  ]
  if (!isDemo) return groups
  return [
    ...groups,
    // The part of the demo server that answers a first visit, which is asked for with the app's own files.
    group('demoHost', 4, isHost),
    // The lists of games: a lobby's first visit needs them, the home page doesn't.
    group('demoGames', 4, isGames),
    // The whole demo server, loaded when somebody logs in or registers.
    group('demoServer', 2, isServer),
  ]
}
