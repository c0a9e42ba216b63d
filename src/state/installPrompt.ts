import { proxy, ref } from 'valtio'

/** The browser's offer to install this app (not in TypeScript's DOM library: Chromium only). */
type InstallOffer = Event & { prompt: () => Promise<unknown> }

/** The offer, while the browser makes one. */
export const installPrompt = proxy<{ offer: InstallOffer | null }>({ offer: null })

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event

function take(event: Event | undefined): void {
  if (!event || !isOffer(event)) return
  event.preventDefault()
  installPrompt.offer = ref(event)
}

if (typeof window !== 'undefined') {
  // Made before this file was there: the page's inline script has kept it.
  take((window as { installOffer?: Event }).installOffer)
  addEventListener('beforeinstallprompt', take)
  addEventListener('appinstalled', () => void (installPrompt.offer = null))
}

/** Asks the player to install; an offer can be used once. */
export async function install(): Promise<void> {
  const { offer } = installPrompt
  installPrompt.offer = null
  await offer?.prompt()
}
