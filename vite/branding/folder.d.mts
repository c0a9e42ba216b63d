/** The folder of a build's brand: `VITE_BRAND`, else `brand` beside the sources, else the demo's own. */
export function brandFolder(setting: string | undefined, root?: string): string
