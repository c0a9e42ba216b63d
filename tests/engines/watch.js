// The first script of every page under test: tells the host of errors, in every engine by the same means.
;(() => {
  // What a page asked for ends with it; Firefox tells that as an error.
  let isLeaving = false
  addEventListener('beforeunload', () => (isLeaving = true))
  const tell = (kind, text) => {
    if (isLeaving) return
    const init = { method: 'POST', body: `${kind}: ${text}`, keepalive: true }
    void fetch('/__told', init).catch(() => {})
  }
  addEventListener(
    'error',
    (event) => {
      if (event.target instanceof Element) tell('not loaded', event.target.src ?? event.target.href)
      else tell('uncaught', event.message)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => tell('unhandled', `${reason} ${reason?.stack}`))
  addEventListener('securitypolicyviolation', (event) =>
    tell('policy', `${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`),
  )
  const { error } = console
  console.error = (...said) => {
    tell('console', said.join(' '))
    error.apply(console, said)
  }
})()
