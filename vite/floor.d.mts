/** The oldest version by browserslist's name of the engine, such as `safari: '16.4'`. */
export const floor: Record<string, string>
/** What scripts and styles are compiled to, as Vite spells it: `safari16.4`. */
export const targets: string[]
