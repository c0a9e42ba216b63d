// Inline ahead of everything else, in JavaScript that any engine can read: one below the floor (vite/floor.ts) shows a page
// that says so (broken.html). The condition names what the oldest supported versions brought.
if (
  !window.CSS ||
  !CSS.supports ||
  !CSS.supports('(width:1lh) and (color:color-mix(in srgb,red,red)) and selector(:has(a))')
) {
  document.documentElement.setAttribute('data-old', '')
  // Nothing else runs: the app would fail half-way.
  var policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "script-src 'none'"
  document.head.appendChild(policy)
}
