import type { QueryClient } from '@tanstack/react-query'
import { subscribe } from 'valtio'
import * as z from 'zod/mini'
import { onAnswer } from '@/api/polls/onAnswer'
import { query } from '@/api/query'
import { getSite } from '@/contract/site'
import { hours } from '@/lib/durations'
import { local } from '@/lib/safeStorage'
import { workerAddress } from '@/lib/trustedTypes'
import { installPrompt } from '@/state/installPrompt'
import { onSessionEnd } from '@/state/session'
import { toast } from '@/state/toasts'
import { followUpdates } from '../updates/followUpdates'

/** Set once this device has shown 已可离线使用. */
const TOLD = 'portal:offlineReady'
/** Browsers check for a new worker on navigation only, and this app never navigates. */
const LOOK_PERIOD = hours(1)

/** 已可离线使用, once, and only to those who installed the portal. */
function tellInstalled(): void {
  if (!installPrompt.isInstalled || local.get(TOLD) !== null) return
  local.set(TOLD, '1')
  toast.success('已可离线使用')
}

/** Gives the worker each app info that this page has accepted: what another line was measured by is not this site's (D54). */
function handOverSite(registration: ServiceWorkerRegistration, client: QueryClient): void {
  const tell = () => {
    const { data, dataUpdatedAt: savedAt } = client.getQueryState(query(getSite).queryKey) ?? {}
    if (data)
      registration.active?.postMessage({ type: 'APP_INFO', data: z.encode(getSite.data, data), savedAt })
  }
  tell()
  onAnswer(client, [getSite], ({ error }) => void (error ?? tell()))
}

/** Registers the worker. Until it controls the page, the demo server runs inside the page. */
export async function registerWorker(client: QueryClient): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  // Missing when the page is left meanwhile (Firefox tells so) or the connection lost.
  const library = await import('workbox-window').catch(() => undefined)
  if (!library) return
  const address = workerAddress()
  // WebKit has run the app once more while the page was being replaced, when the name was gone. The next page registers.
  if (address === null) return
  const workbox = new library.Workbox(address)
  followUpdates(workbox, client)
  workbox.addEventListener('message', ({ data }: { data: { type?: string } }) => {
    if (data.type !== 'FILLED') return
    tellInstalled()
    subscribe(installPrompt, tellInstalled)
  })
  // Workers may be blocked (undefined) or their script unavailable (rejected): the page works without one.
  const registration = await workbox.register().catch(() => undefined)
  if (!registration) return
  const { active } = await navigator.serviceWorker.ready
  // After a hard reload no worker controls the page.
  if (!navigator.serviceWorker.controller) active?.postMessage({ type: 'CLAIM' })
  handOverSite(registration, client)
  active?.postMessage({ type: 'FILL' })
  onSessionEnd(() => registration.active?.postMessage({ type: 'FORGET_PICTURES' }))
  let lookedAt = Date.now()
  const look = () => {
    lookedAt = Date.now()
    void workbox.update().catch(() => undefined)
  }
  setInterval(look, LOOK_PERIOD)
  // Timers don't run in a sleeping tab or device.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - lookedAt >= LOOK_PERIOD) look()
  })
}
