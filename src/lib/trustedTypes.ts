type Rules = { createHTML?(html: string): string; createScriptURL(url: string): string }
/** What its functions return counts as trusted; for everything else it is text. */
type Policy = { createHTML(html: string): string; createScriptURL(url: string): string }
type Factory = { createPolicy(name: string, rules: Rules): Policy }

/**
 * This page's Trusted Types policies. The site's policy lets each name be taken once, so they are taken when the app's first
 * script starts, before any other script can, and stay in here (D75). Undefined in engines without Trusted Types; null if a name is
 * gone all the same.
 */
function take(name: string, rules: Rules): Policy | null | undefined {
  try {
    return (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy(name, rules)
  } catch {
    return null
  }
}

const WORKER = `${import.meta.env.BASE_URL}sw.js`

/** For the sanitiser alone, which parses what it is given and signs what is left. */
export const htmlPolicy = take('dompurify', {
  createHTML: (html) => html,
  createScriptURL: (url) => {
    throw new TypeError(`no script of ${url}`)
  },
})

const workerPolicy = take('app-sw', {
  createScriptURL: (url) => {
    if (url !== WORKER) throw new TypeError('only the worker of this site')
    return url
  },
})

/** The worker's address, as a trusted type where there are any; null if its name is gone. */
export const workerAddress = (): string | null =>
  workerPolicy === null ? null : (workerPolicy?.createScriptURL(WORKER) ?? WORKER)
