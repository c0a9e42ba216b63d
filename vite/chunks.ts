type Context = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

/** Runs the app; alone in its file, for the demo server's pages load what it imports. */
const START = '/src/main.tsx'
/** What every first visit needs: the entry, and the home page with it. */
const FIRST = [START, '/src/features/home/HomePage.tsx']

/** Parts of a library that its index names but only lazy pages use: they stay out of the first files. */
const LATE =
  /@tanstack\/.*\/(infiniteQuery\w*|hydration|mutationObserver|queriesObserver|streamedQuery|use(?!(Base)?Query\.)\w+)\.js$/i

const SHARED =
  /\/src\/(ui|components)\/(?!RichText|QrCode|useValidatedForm|useForm|Captcha)\w+(\.module)?\.(tsx?|css)$/

/** The tables of the member area; no visitor sees one. */
const RECORDS =
  /\/src\/components\/(Record\w+|record(Changes|Columns|Moves)|useRecord\w+|RefreshListButton)(\.module)?\.(tsx?|css)$/

/** What restores the last visit (main.tsx). */
export const RESTORING = ['/src/app/persistence/persistence.ts', '/src/app/updates/savedSite.ts']
/** The lobbies of tiles: a player who opens one opens the others, and they are made of the same few small pieces. */
const LOBBIES = ['LiveCasinoPage', 'SportsPage', 'EsportsPage', 'LotteryPage'].map(
  (page) => `/src/features/lobby/${page}.tsx`,
)

/** What stands below the first screen, loaded after the first paint. */
const OF_FRAME = /\/src\/(app\/layout|features\/home)\//
const LATER = ['/src/app/layout/lateParts.ts', '/src/features/home/HomeExtras.tsx']

const closures = new Map<string, Set<string>>()

/** What answers the first visit of a demo build: the home page's reads, and the lists of games (sw/front). */
export const DEMO_HOST = ['/src/api/demoHost.ts']
export const DEMO_GAMES = ['/sw/front/gameAnswers.ts']
const DEMO_SERVER = ['/sw/api/app.ts']

/** Everything the first modules import statically, by id. */
function closure(roots: string[], context: Context): Set<string> {
  const seen = new Set<string>()
  const visit = (id: string): void => {
    if (seen.has(id) || LATE.test(id)) return
    seen.add(id)
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) visit(next)
  }
  roots.forEach(visit)
  return seen
}

/** Whether a module is one of the roots or something they import statically. */
function isUnder(name: string, root: string, roots: string[], id: string, context: Context): boolean {
  let found = closures.get(name)
  if (!found) {
    found = closure(
      roots.map((path) => root + path),
      context,
    )
    closures.set(name, found)
  }
  return found.has(id)
}

/**
 * Two files for the first visit instead of fifty small ones: the libraries, which outlive a release, and the app's own
 * part. Everything else stays where the bundler puts it. Budget: 18 requests (performance.md).
 */
export function firstChunks(root: string) {
  const isFirst = (id: string, context: Context) => isUnder('first', root, FIRST, id, context)
  const isLobby = (id: string, context: Context) => isUnder('lobby', root, LOBBIES, id, context)
  const isRestoring = (id: string, context: Context) => isUnder('again', root, RESTORING, id, context)
  const isLater = (id: string, context: Context) => isUnder('later', root, LATER, id, context)
  const isServer = (id: string, context: Context) => isUnder('server', root, DEMO_SERVER, id, context)
  const isShared = (id: string) => SHARED.test(id) || /\/src\/(contract|lib|state)\//.test(id)
  const isLibrary = (id: string) => id.includes('/node_modules/')
  const isRuntime = (id: string) => id.includes('rolldown/runtime')
  type Test = (id: string, context: Context) => boolean
  const group = (debugName: string, priority: number, test: Test) => ({
    debugName,
    priority,
    name: (id: string, context: Context) => (test(id, context) ? debugName : null),
  })
  return [
    group('libraries', 6, (id, context) => isRuntime(id) || (isLibrary(id) && isFirst(id, context))),
    group('portal', 5, (id, context) => !isLibrary(id) && !id.endsWith(START) && isFirst(id, context)),
    // The small pieces lobbies are made of: a lobby opened by its address waits for no more than it shows.
    group('basics', 4, (id, context) => {
      const isBasic = isLobby(id, context) || isRestoring(id, context) || isLater(id, context)
      return isShared(id) && !isFirst(id, context) && isBasic
    }),
    // What a further visit needs before its first frame; what pages need of it too is among those pieces.
    group('again', 3, (id, context) => !isFirst(id, context) && isRestoring(id, context)),
    group('late', 3, (id, context) => OF_FRAME.test(id) && !isFirst(id, context) && isLater(id, context)),
    // The demo server in a first visit's part and one file for the rest; what it shares with member pages stays apart.
    group('demoHost', 4, (id, context) => isUnder('host', root, DEMO_HOST, id, context)),
    group('demoGames', 3, (id, context) => isUnder('games', root, DEMO_GAMES, id, context)),
    group('contract', 3, (id, context) => id.includes('/src/contract/') && isServer(id, context)),
    group('demoServer', 2, isServer),
    group('lobby', 2, (id, context) => id.includes('/src/features/lobby/') && isLobby(id, context)),
    // Small pieces that most pages use, in one file; whatever brings a library along stays apart.
    group('shared', 1, (id, context) => SHARED.test(id) && !RECORDS.test(id) && !isFirst(id, context)),
    group('records', 0, (id) => RECORDS.test(id)),
  ]
}
