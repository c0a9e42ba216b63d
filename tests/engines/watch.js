// The first script of every page under test: tells the host of errors, in every engine by the same means. The host replaces
// WITHOUT by the features to take away.
;(() => {
  for (const name of WITHOUT) Object.defineProperty(window, name, { value: undefined })
  const tell = (kind, text) => {
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
  addEventListener('unhandledrejection', ({ reason }) => tell('unhandled', reason?.stack ?? reason))
  addEventListener('securitypolicyviolation', (event) =>
    tell('policy', `${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`),
  )
  const { error } = console
  console.error = (...said) => {
    tell('console', said.join(' '))
    error.apply(console, said)
  }
})()
