/** What was checked; `change` says what to do about a problem. */
export type Finding = { isWell: true; what: string } | { isWell: false; what: string; change: string }
/** Checks the live site at an address. Throws if no portal answers there. */
export function examine(
  address: string,
  options?: { fetch?: typeof globalThis.fetch; now?: () => number },
): Promise<Finding[]>
