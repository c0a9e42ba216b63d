/** The inline script that turns away engines below the floor. */
export function floorScript(): string
/** The page's inline script. */
export function inlineScript(): string
/** The cascade layers of all stylesheets in their order: a folder of src beats the ones it may import. */
export const LAYERS: string[]
/** The statement that orders them, at the top of the page. */
export const layerStatement: string
/** The page's inline style, with tokens filled in. */
export function inlineStyle(): string
/** The origins in comma-separated addresses; paths of the site itself (`/`) have none. */
export function originsOf(...lists: (string | undefined)[]): string[]
/** The folders of files that keep their names across builds. */
export const ART: string[]
/** The page's policy; `asMeta` omits what a meta tag can't express. */
export function pagePolicy(origins: string[], options?: { asMeta?: boolean; isHost?: boolean }): string
/** The worker's own policy, since the page's doesn't apply to it. */
export function workerPolicy(origins: string[]): string
type Site = { isHost?: boolean; base?: string }
/** The response headers of a path; `isHost` adds those of a real https host, `base` is the site's folder. */
export function headersOf(path: string, origins: string[], site?: Site): Record<string, string>
/** The `_headers` file of static hosts. */
export function headersFile(origins: string[], base?: string): string
