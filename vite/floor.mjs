// The oldest engines the portal runs in. They are listed in package.json's browserslist; everything else derives from there.
import { readFileSync } from 'node:fs'

const { browserslist } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/** The oldest version by browserslist's name of the engine, such as `safari: '16.4'`. */
export const floor = Object.fromEntries(browserslist.map((line) => line.split(' >= ')))

/** Vite's names of the engines it can compile for. */
const COMPILED = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', ios_saf: 'ios' }

/** What scripts and styles are compiled to, as Vite spells it: `safari16.4`. */
export const targets = Object.entries(COMPILED).map(([name, target]) => target + floor[name])
