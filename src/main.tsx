import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { App } from '@/app/App'
import { keepSaving, restore } from '@/app/persistence'
import { makeQueryClient } from '@/app/queryClient'
import { registerWorker } from '@/app/registerWorker'
import { followSessionRules } from '@/app/sessionRules'
import { followVisitUrl } from '@/app/visit'
import { restoreIntents } from '@/state/intents'
import { resumeSession } from '@/state/session'
import '@/ui/tokens.css'
import '@/ui/reset.css'

const client = makeQueryClient()
history.scrollRestoration = 'manual'
resumeSession()
restoreIntents()
followSessionRules(client)
await restore(client)
keepSaving(client)

createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={client}>
    <App />
  </QueryClientProvider>,
)

void followVisitUrl()
// After the first paint: the worker must not compete with it.
if ('requestIdleCallback' in window) requestIdleCallback(() => void registerWorker())
else setTimeout(() => void registerWorker(), 1000)
