import { createFront } from '../../sw/front/front'

// The one place where the app touches the demo server's code (D14); builds with VITE_API_BASE drop it.

const server = createFront(() => import('../../sw/api/app').then(({ app }) => app))

/** Answers a call in this page, while no service worker controls it or where there can be none. */
export async function askDemoServer(request: Request): Promise<Response> {
  // As fetch does: give up when the signal says so, and fail on a network error (answers that testers lose).
  const gaveUp = new Promise<never>((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason as Error))
  })
  const response = await Promise.race([server.fetch(request), gaveUp])
  if (response.type === 'error') throw new TypeError('network error')
  return response
}
