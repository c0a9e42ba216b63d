/** The inline script of the page, as it stands in index.html. */
export function inlineScript(): string
/** The inline style of the page, tokens filled in. */
export function inlineStyle(): string
/** Origins of `VITE_API_BASE`; none = the embedded demo server. */
export function originsOf(apiBase: string | undefined): string[]
/** The page's policy; `asMeta` leaves out what a meta tag cannot carry. */
export function pagePolicy(origins: string[], options?: { asMeta?: boolean; isHost?: boolean }): string
/** The worker's own policy: it is not under the page's. */
export function workerPolicy(origins: string[]): string
/** Response headers of a path; `isHost` adds those of a real https host. */
export function headersOf(
  path: string,
  origins: string[],
  options?: { isHost?: boolean },
): Record<string, string>
/** The `_headers` file of static hosts. */
export function headersFile(origins: string[]): string
/** The nginx example of the README. */
export function nginxExample(origins: string[]): string
/** The README with the example between its marks brought up to date. */
export function withExample(readme: string): string
