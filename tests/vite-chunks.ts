type Context = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

/** Runs the app; alone in its file, for the demo server's pages load what it imports. */
const START = '/src/main.tsx'
/** What every first visit needs: the entry, and the home page with it. */
const FIRST = [START, '/src/features/home/HomePage.tsx']

/** Parts of a library that its index names but only lazy pages use: they stay out of the first files. */
const LATE =
  /@tanstack\/.*\/(infiniteQuery\w*|hydration|mutationObserver|queriesObserver|streamedQuery|use(?!(Base)?Query\.)\w+)\.js$/i

const SHARED =
  /\/src\/(ui|components)\/(?!RichText|QrCode|useValidatedForm|UnknownOutcomeDialog|useForm|Captcha)\w+(\.module)?\.(tsx?|css)$/

let first: Set<string> | undefined

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

/**
 * Two files for the first visit instead of fifty small ones: the libraries, which outlive a release, and the app's own
 * part. Everything else stays where the bundler puts it. Budget: 18 requests (performance.md).
 */
export function firstChunks(root: string) {
  const isFirst = (id: string, context: Context): boolean => {
    first ??= closure(
      FIRST.map((path) => root + path),
      context,
    )
    return first.has(id)
  }
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
      // Small pieces that most pages use, in one file; whatever brings a library along stays apart.
      name: (id: string, context: Context) => (SHARED.test(id) && !isFirst(id, context) ? 'shared' : null),
      priority: 0,
    },
  ]
}
