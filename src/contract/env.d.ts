/** Undefined in Node, where the testers' kit runs the demo server. */
interface ImportMeta {
  readonly env?: { readonly VITE_PAYMENT_PASSWORD?: string; readonly VITE_LOGIN_PASSWORD?: string }
}
