import { RefusedError } from '@/api/failures'
import { seconds } from '@/lib/durations'
import { perTab } from '@/lib/safeStorage'
import { currentPath } from '@/navigation/hashLocation'
import { routeAt } from '@/navigation/routes'

/** One entry of a report; docs/operating.md has the shape. */
type Item = { kind: 'error' | 'vital' | 'call' | 'policy'; route: string } & Record<string, unknown>

/** Maximum entries per session. */
const MOST = 20
const SENT = 'portal:reported'
const BATCH = seconds(5)
const LONGEST = { message: 300, stack: 1500 }

const reported = new Set<string>()
let items: Item[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** The path of an address's route, without query; `other` for unknown addresses. */
const routeOf = (path: string): string => routeAt(path)?.path ?? 'other'

/** The path of the route shown now. */
export const routeNow = (): string => routeOf(currentPath())

/** Queues an entry for the next report. Equal entries count once, and a session sends at most 20. */
export function add(item: Item): void {
  const text = JSON.stringify(item)
  const count = Number(perTab.get(SENT) ?? 0)
  if (reported.has(text) || count >= MOST) return
  reported.add(text)
  perTab.set(SENT, String(count + 1))
  items.push(item)
  if (document.visibilityState === 'hidden') flush()
  else timer ??= setTimeout(flush, BATCH)
}

function flush(): void {
  clearTimeout(timer)
  timer = undefined
  if (items.length === 0) return
  const build = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? ''
  // Plain text needs no preflight, which a closing page's beacon would not survive.
  const body = new Blob([JSON.stringify({ build, items })], { type: 'text/plain' })
  items = []
  navigator.sendBeacon(import.meta.env.VITE_REPORT_URL ?? '', body)
}
addEventListener('pagehide', flush)
addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') flush()
})

const withoutQueries = (text: string) =>
  text.replace(/((?:https?:|\/)[^\s?#"'()]*)[?#][^\s"')]*?(?=(?::\d+){0,2}(?:[\s"')]|$))/g, '$1')

/** An error's message without user or server text: no quoted or Chinese text, long numbers or queries. */
const messageOf = (text: string) =>
  withoutQueries(text)
    .replace(/(["'`])(?!\w{1,30}\1).*\1/gs, '$1…$1')
    .replace(/\p{Script=Han}+/gu, '…')
    .replace(/\d{4,}/g, '#')
    .slice(0, LONGEST.message)

/** The stack's frames; Chrome puts the message before them. */
const stackOf = (error: unknown) =>
  error instanceof Error
    ? withoutQueries(
        (error.stack ?? '')
          .split('\n')
          .filter((line) => /^\s+at |@.*:\d+$/.test(line))
          .join('\n'),
      )
        .replaceAll(location.origin, '')
        .slice(0, LONGEST.stack)
    : ''

/** Reduces an address to its origin; keywords such as `inline` stay. */
function originOf(address: string): string {
  try {
    return new URL(address).origin
  } catch {
    return address
  }
}

function nameOf(error: unknown): string {
  // Its text is the server's, written for the member.
  if (error instanceof RefusedError) return `RefusedError ${error.code}`
  return error instanceof Error ? messageOf(`${error.name}: ${error.message}`) : `thrown: ${typeof error}`
}

/** Reports one event of `watchIncidents`, which happened at that path. */
export function reportEvent(event: Event, path: string): void {
  const route = routeOf(path)
  if (event instanceof ErrorEvent) {
    // Ignore scripts of extensions, and files that failed to load.
    if (event.filename !== '' && !event.filename.startsWith(location.origin)) return
    if (event.error !== null && event.error !== undefined)
      add({ kind: 'error', route, message: nameOf(event.error), stack: stackOf(event.error) })
    else if (event.message !== '') add({ kind: 'error', route, message: messageOf(event.message), stack: '' })
  } else if (event instanceof PromiseRejectionEvent)
    add({ kind: 'error', route, message: nameOf(event.reason), stack: stackOf(event.reason) })
  else if (event instanceof SecurityPolicyViolationEvent)
    add({
      kind: 'policy',
      route,
      directive: event.effectiveDirective,
      blocked: originOf(event.blockedURI),
      source: withoutQueries(event.sourceFile),
      line: event.lineNumber,
    })
  else if (event instanceof CustomEvent) add({ kind: 'call', route, ...(event.detail as object) })
}
