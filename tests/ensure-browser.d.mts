export function findBrowser(): string | undefined
export function findWholeBrowser(): string | undefined
export const browserArgs: string[]
export function run(command: string, ...args: string[]): boolean
export function fetchPackages(packages: string[]): boolean
