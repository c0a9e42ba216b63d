/** Where the demo server is for this page: behind the network (worker, dev server, picked line) or in the page itself (D14). */
const usesNetwork = (): boolean =>
  import.meta.env.DEV || pickedLine() === location.origin || navigator.serviceWorker?.controller != null

function pickedLine(): string | null {
  try {
    return localStorage.getItem('serverUrl')
  } catch {
    return null
  }
}

/** Makes a call of this origin wherever the demo server is hosted. */
export async function transport(path: string, init: RequestInit): Promise<Response> {
  if (usesNetwork()) return fetch(path, init)
  const { app } = await import('../api/app')
  return app.fetch(new Request(new URL(path, location.origin), init))
}
