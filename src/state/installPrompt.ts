import { proxy, ref } from 'valtio'

/** The install prompt event, which TypeScript's DOM library lacks (Chromium only). */
type InstallOffer = Event & { prompt: () => Promise<unknown> }

/** The pending install prompt, or null, and whether the portal runs installed or was installed during this visit. */
export const installPrompt = proxy<{ offer: InstallOffer | null; isInstalled: boolean }>({
  offer: null,
  isInstalled: false,
})

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event

function take(event: Event | undefined): void {
  if (!event || !isOffer(event)) return
  event.preventDefault()
  installPrompt.offer = ref(event)
}

if (typeof window !== 'undefined') {
  // The inline script keeps a prompt that fired before this module loaded.
  take((window as { installOffer?: Event }).installOffer)
  addEventListener('beforeinstallprompt', take)
  addEventListener('appinstalled', () => {
    installPrompt.offer = null
    installPrompt.isInstalled = true
  })
  installPrompt.isInstalled = matchMedia('(display-mode: standalone)').matches
}

/** Shows the install prompt, which can be used once. */
export async function install(): Promise<void> {
  const { offer } = installPrompt
  installPrompt.offer = null
  await offer?.prompt()
}
