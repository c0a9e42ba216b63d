/** What was checked; `change` says what to do about a problem. */
export type Finding = { isWell: true; what: string } | { isWell: false; what: string; change: string }
/** Checks the live site at an address. Throws if no portal answers there. */
export function examine(
  address: string,
  options?: {
    fetch?: typeof globalThis.fetch
    now?: () => number
    /** The protocol a host chooses over TLS, `h2` or `http/1.1`. */
    protocol?: (host: URL) => Promise<string>
  },
): Promise<Finding[]>
