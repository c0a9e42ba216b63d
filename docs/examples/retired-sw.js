// The /sw.js of a host that a portal has left (docs/operating.md): with it returning visitors get what the host answers now. Open tabs
// are offered an update, as always, and follow when the player agrees.
addEventListener('install', () => void registration.unregister())
addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void skipWaiting()
})
