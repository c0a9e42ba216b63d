import * as z from 'zod/mini'
import { controlPath } from '@/contract/wire/demoControls'
import { getSite } from '@/contract/site'
import { readControls } from '../db/clock'
import { isUnavailable } from '../db/open'
import { Refusal } from '../db/refusal'
import { venues } from '../db/seed/venues'
import { reset } from '../db/seeding'
import { control, done } from '../server/control'
import { expectKnown, memberPatch, patchMember } from './memberPatch'
import { mountDemoNext } from './nextAnswers'
import { mountDemoReview } from './backOffice'
import { mountDemoContent } from './content'
import { demoState } from './state'
import { json } from '../server/routes'
import { serve, type Api } from '../server/serve'

const venue = z.object({ platname: z.string(), open: z.boolean() })

/** Mounts the testers' controls; sw/README.md lists them. */
export function mountDemo(api: Api): void {
  api.routes.on('POST', controlPath('reset'), async () => {
    try {
      const tx = await api.store.begin()
      await reset(tx, Date.now())
      await tx.done
    } catch (error) {
      if (!isUnavailable(error)) throw error
      await api.store.destroy()
    }
    return json({ code: 200, message: '成功', data: null })
  })

  serve(api, control('site', z.custom<Record<string, unknown>>(), getSite.data), async ({ tx, input }) => {
    const stored = await tx.objectStore('site').get('site')
    const wire: Record<string, unknown> = stored ? { ...(z.encode(getSite.data, stored) as object) } : {}
    expectKnown(input, Object.keys(wire))
    const patched = z.decode(getSite.data, { ...wire, ...input })
    await tx.objectStore('site').put({ ...patched, id: 'site' })
    return patched
  })

  serve(api, control('member', memberPatch, done), async ({ tx, now, input }) => {
    await patchMember(tx, input, now)
    return null
  })

  serve(api, control('delay', z.object({ ms: z.number() }), done), async ({ tx, input }) => {
    await tx.objectStore('controls').put({ ...(await readControls(tx)), delayMs: input.ms })
    return null
  })

  serve(api, control('clock', z.object({ offsetMs: z.number() }), done), async ({ tx, input }) => {
    await tx.objectStore('controls').put({ ...(await readControls(tx)), clockOffsetMs: input.offsetMs })
    return null
  })

  serve(api, control('venue', venue, done), async ({ tx, input: { platname, open } }) => {
    if (!venues.some((each) => each.platname === platname)) throw new Refusal('场馆不存在', 404)
    const { closedVenues = [], ...controls } = await readControls(tx)
    const others = closedVenues.filter((each) => each !== platname)
    await tx.objectStore('controls').put({ ...controls, closedVenues: open ? others : [...others, platname] })
    return null
  })

  mountDemoNext(api)
  mountDemoReview(api)
  mountDemoContent(api)
  serve(api, control('state', z.object({}), z.unknown()), ({ tx, now }) => demoState(tx, now))
}
