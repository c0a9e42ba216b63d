export function findBrowser(): string | undefined
export function findWholeBrowser(): string | undefined
export const browserArgs: string[]
