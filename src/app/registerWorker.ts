declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(url: string): string },
      ): { createScriptURL(url: string): string }
    }
  }
}

const WORKER = '/sw.js'

/** Registers the worker after the first paint; until it controls the page, the page answers itself (D14). */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const { Workbox } = await import('workbox-window')
  // The page's policy lets only this one script URL through (faults 5).
  const policy = window.trustedTypes?.createPolicy('app-sw', {
    createScriptURL: (url) => {
      if (url !== WORKER) throw new TypeError('only the worker of this site')
      return url
    },
  })
  await new Workbox(policy?.createScriptURL(WORKER) ?? WORKER).register().catch(() => undefined)
}
