type Context = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

/** What every first visit needs: the entry, and the home page with it. */
const FIRST = ['/src/main.tsx', '/src/features/home/HomePage.tsx']

let first: Set<string> | undefined

/** Everything the first modules import statically, by id. */
function closure(roots: string[], context: Context): Set<string> {
  const seen = new Set<string>()
  const visit = (id: string): void => {
    if (seen.has(id)) return
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
  return [
    {
      name: (id: string, context: Context) => (isLibrary(id) && isFirst(id, context) ? 'libraries' : null),
      priority: 2,
    },
    {
      name: (id: string, context: Context) => (!isLibrary(id) && isFirst(id, context) ? 'portal' : null),
      priority: 1,
    },
  ]
}
