import { getSite, getSupportUrl, getVisitUrl } from '@/contract/site'
import { Refusal } from '../db/refusal'
import { serve, type Api } from '../server/serve'
import { deskTicket } from '../server/sessions'

/** Site settings and the addresses around the portal. */
export function mountSite(api: Api): void {
  serve(api, getSite, async ({ tx }) => {
    const site = await tx.objectStore('site').get('site')
    if (!site) throw new Error('the database was never seeded')
    return site
  })
  // The demo has one site for phones and desktops.
  serve(api, getVisitUrl, () => {
    throw new Refusal('pc', 500)
  })
  serve(api, getSupportUrl, async ({ tx, site, token }) => {
    const url = `${site}/demo-service.html`
    const session = token === '' ? undefined : await tx.objectStore('sessions').get(token)
    return { url: session ? `${url}?ticket=${await deskTicket(tx, token, session.username)}` : url }
  })
}
