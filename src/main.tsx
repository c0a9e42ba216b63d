import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { App } from '@/app/App'
import { makeQueryClient } from '@/app/queryClient'
import { followSessionRules } from '@/app/sessionRules'
import { local } from '@/lib/safeStorage'
import { resumeSession } from '@/state/session'
import '@/ui/tokens.css'
import '@/ui/reset.css'

const client = makeQueryClient()
history.scrollRestoration = 'manual'
resumeSession()
followSessionRules(client)

/** Whoever comes back sees what was saved in the first frame; the first visit does not load what restores it. */
async function start(): Promise<void> {
  // Not a top-level await: the chunk of persistence imports this one, and each would wait for the other.
  if (local.get('appInfo') !== null) await (await import('@/app/persistence')).restore(client)
  createRoot(document.getElementById('root')!).render(
    <QueryClientProvider client={client}>
      <App />
    </QueryClientProvider>,
  )
  const later = () => void import('@/app/afterPaint').then(({ startAfterPaint }) => startAfterPaint(client))
  if ('requestIdleCallback' in window) requestIdleCallback(later, { timeout: 3000 })
  else setTimeout(later, 1000)
}

void start()
