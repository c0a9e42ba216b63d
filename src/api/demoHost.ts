// The one place where the app touches the demo server's code (D14); builds with VITE_API_BASE drop it.

/** Answers a call in this page, until a service worker controls it or where none can be had. */
export async function askDemoServer(request: Request): Promise<Response> {
  const { app } = await import('../../sw/api/app')
  return app.fetch(request)
}
