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
// Whoever comes back sees what was saved in the first frame; the first visit does not load what restores it.
if (local.get('appInfo') !== null) await (await import('@/app/persistence')).restore(client)

createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={client}>
    <App />
  </QueryClientProvider>,
)

const start = () => void import('@/app/afterPaint').then(({ startAfterPaint }) => startAfterPaint(client))
if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 })
else setTimeout(start, 1000)
