/** The inline script that turns away engines below the floor. */
export function floorScript(): string
/** The page's inline script. */
export function inlineScript(): string
/** The page's inline style, with tokens filled in. */
export function inlineStyle(): string
/** The origins in `VITE_API_BASE`; none = the embedded demo server. */
export function originsOf(apiBase: string | undefined): string[]
/** The page's policy; `asMeta` omits what a meta tag can't express. */
export function pagePolicy(origins: string[], options?: { asMeta?: boolean; isHost?: boolean }): string
/** The worker's own policy, since the page's doesn't apply to it. */
export function workerPolicy(origins: string[]): string
/** The response headers of a path; `isHost` adds those of a real https host. */
export function headersOf(
  path: string,
  origins: string[],
  options?: { isHost?: boolean },
): Record<string, string>
/** The `_headers` file of static hosts. */
export function headersFile(origins: string[]): string
/** The nginx example of docs/operating.md. */
export function nginxExample(origins: string[]): string
/** The document with the example between its marks updated. */
export function withExample(document: string): string
