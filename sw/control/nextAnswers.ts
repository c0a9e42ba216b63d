import * as z from 'zod/mini'
import { venues } from '../db/seed/venues'
import { control, done, isControl } from '../server/control'
import { serve, type Api } from '../server/serve'

const whole = z.number()

const next = z.object({
  /** Path of the call, e.g. `/api/balance`. */
  call: z.string(),
  /** How many calls get it; 1 by default. */
  times: z.optional(whole),
  /** HTTP status of the fixed answer; 200 by default. */
  status: z.optional(whole),
  /** The fixed answer as JSON, or as text sent as HTML. Without either, the call is answered as usual. */
  json: z.optional(z.unknown()),
  text: z.optional(z.string()),
  delayMs: z.optional(whole),
  /** A network failure, before the call is executed or after. */
  drop: z.optional(z.enum(['request', 'answer'])),
})

/** Ordering the next answers of a call, cancelling such orders, and listing the calls that can be named. */
export function mountDemoNext(api: Api): void {
  serve(api, control('next', next, done), async ({ tx, input: { times = 1, json, text, ...order } }) => {
    const body = json === undefined ? text : JSON.stringify(json)
    const answer =
      body === undefined ? {} : { body, contentType: json === undefined ? 'text/html' : 'application/json' }
    const { call, status, delayMs, drop } = order
    await tx.objectStore('queued').add({
      call,
      left: times,
      ...answer,
      ...(status === undefined ? {} : { status, body: body ?? '' }),
      ...(delayMs === undefined ? {} : { delayMs }),
      ...(drop === undefined ? {} : { drop }),
    })
    return null
  })

  serve(api, control('forget', z.object({ id: z.optional(whole) }), done), async ({ tx, input: { id } }) => {
    await (id === undefined ? tx.objectStore('queued').clear() : tx.objectStore('queued').delete(id))
    return null
  })

  serve(api, control('calls', z.object({}), z.custom<string[]>()), () => callsOf(api))
}

/** Every path `next` can name; a path with a venue parameter is listed per venue. */
function callsOf({ routes }: Api): string[] {
  const paths = routes.all.flatMap(({ path }) =>
    path.includes(':platname')
      ? venues.map(({ platname }) => path.replace(':platname', platname))
      : path.startsWith('/api/') && !isControl(path)
        ? [path]
        : [],
  )
  return [...new Set(paths)].toSorted()
}
