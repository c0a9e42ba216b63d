/** The folder of the build's brand: `VITE_BRAND`, else `brand` next to the sources, else the demo's. */
export function brandFolder(setting: string | undefined, root?: string): string
