type Context = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

/** Runs the app; alone in its file, for the demo server's pages load what it imports. */
const START = '/src/main.tsx'
/** What every first visit needs: the entry, and the home page with it. */
const FIRST = [START, '/src/features/home/HomePage.tsx']

/** Parts of a library that its index names but only lazy pages use: they stay out of the first files. */
const LATE =
  /@tanstack\/.*\/(infiniteQuery\w*|hydration|mutationObserver|queriesObserver|use(Base)?Mutation(State)?|useInfiniteQuery|streamedQuery)\.js$/i

const SHARED =
  /\/src\/(ui|components)\/(?!RichText|QrCode|useValidatedForm|UnknownOutcomeDialog|useForm|Captcha)\w+(\.module)?\.(tsx?|css)$/

/** What restores the last visit (main.tsx). */
export const RESTORING = ['/src/app/persistence.ts', '/src/app/updates/savedSite.ts']
/** The lobbies of tiles: a player who opens one opens the others, and they are made of the same few small pieces. */
const LOBBIES = ['LiveCasinoPage', 'SportsPage', 'EsportsPage', 'LotteryPage'].map(
  (page) => `/src/features/lobby/${page}.tsx`,
)

const closures = new Map<string, Set<string>>()

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
  const isShared = (id: string) => SHARED.test(id) || id.includes('/src/contract/')
  const isLibrary = (id: string) => id.includes('/node_modules/')
  const isRuntime = (id: string) => id.includes('rolldown/runtime')
  return [
    {
      name: (id: string, context: Context) =>
        isRuntime(id) || (isLibrary(id) && isFirst(id, context)) ? 'libraries' : null,
      priority: 2,
    },
    {
      name: (id: string, context: Context) =>
        !isLibrary(id) && !id.endsWith(START) && isFirst(id, context) ? 'portal' : null,
      priority: 1,
    },
    {
      // The small pieces lobbies are made of: a lobby opened by its address waits for no more than it shows.
      name: (id: string, context: Context) =>
        isShared(id) && !isFirst(id, context) && (isLobby(id, context) || isRestoring(id, context))
          ? 'basics'
          : null,
      priority: 0.8,
    },
    {
      // What a further visit needs before its first frame; what pages need of it too stays with their pieces.
      name: (id: string, context: Context) =>
        !isShared(id) && !isFirst(id, context) && isRestoring(id, context) ? 'again' : null,
      priority: 0.6,
    },
    {
      name: (id: string, context: Context) =>
        id.includes('/src/features/lobby/') && isLobby(id, context) ? 'lobby' : null,
      priority: 0.4,
    },
    {
      // Small pieces that most pages use, in one file; whatever brings a library along stays apart.
      name: (id: string, context: Context) => (SHARED.test(id) && !isFirst(id, context) ? 'shared' : null),
      priority: 0,
    },
  ]
}
