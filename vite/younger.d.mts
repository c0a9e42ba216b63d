/** How the portal manages without a feature, by path; undefined if it is required. */
export function wayRound(path: string): string | undefined
