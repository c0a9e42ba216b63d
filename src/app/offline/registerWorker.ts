import type { QueryClient } from '@tanstack/react-query'
import { hours } from '@/lib/durations'
import { local } from '@/lib/safeStorage'
import { onSessionEnd } from '@/state/session'
import { toast } from '@/state/toasts'
import { followUpdates } from '../updates/followUpdates'

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
/** Set once 已可离线使用 was shown on this device. */
const TOLD = 'portal:offlineReady'
/** The browser looks for a new version at navigations only, and this app makes none. */
const LOOK_PERIOD = hours(1)

/** Registers the worker after the first paint; until it controls the page, the page answers itself (D14). */
export async function registerWorker(client: QueryClient): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const { Workbox } = await import('workbox-window')
  // The page's policy lets only this one script URL through.
  const policy = window.trustedTypes?.createPolicy('app-sw', {
    createScriptURL: (url) => {
      if (url !== WORKER) throw new TypeError('only the worker of this site')
      return url
    },
  })
  const workbox = new Workbox(policy?.createScriptURL(WORKER) ?? WORKER)
  followUpdates(workbox, client)
  workbox.addEventListener('message', ({ data }: { data: { type?: string; isNews?: boolean } }) => {
    if (data.type !== 'FILLED' || !data.isNews || local.get(TOLD) !== null) return
    local.set(TOLD, '1')
    toast.success('已可离线使用')
  })
  // Undefined where workers are blocked, refused where its script cannot be had: the page goes on by itself.
  const registration = await workbox.register().catch(() => undefined)
  if (!registration) return
  const { active } = await navigator.serviceWorker.ready
  // After a hard reload nobody controls this page.
  if (!navigator.serviceWorker.controller) active?.postMessage({ type: 'CLAIM' })
  active?.postMessage({ type: 'FILL' })
  onSessionEnd(() => registration.active?.postMessage({ type: 'FORGET_PICTURES' }))
  setInterval(() => void workbox.update().catch(() => undefined), LOOK_PERIOD)
}
