/** How the portal does without a feature, by its path; undefined where it has to be there. */
export function wayRound(path: string): string | undefined
