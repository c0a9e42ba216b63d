import { getSite, getSupportUrl, getVisitUrl } from '@/contract/site'
import { Refusal } from '../db/refusal'
import { serve, type Api } from '../server/serve'

/** Site settings and the addresses around the portal. */
export function mountSite(api: Api): void {
  serve(api, getSite, async ({ tx }) => {
    const site = await tx.objectStore('site').get('site')
    if (!site) throw new Error('the database was never seeded')
    return site
  })
  // The demo has one site for phones and desktops (D18).
  serve(api, getVisitUrl, () => {
    throw new Refusal('pc', 500)
  })
  serve(api, getSupportUrl, ({ site }) => ({ url: `${site}/demo-service.html` }))
}
