import { readFileSync } from 'node:fs'

// The oldest engines the portal runs in. They are listed in package.json's browserslist; everything else derives from there.
const { browserslist } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  browserslist: string[]
}

/** The oldest version by browserslist's name of the engine, such as `safari: '16.4'`. */
export const floor = Object.fromEntries(browserslist.map((line) => line.split(' >= ') as [string, string]))

/** What scripts and styles are compiled to, as Vite spells it: `safari16.4`. It compiles for these engines. */
export const targets = ['chrome', 'edge', 'firefox', 'safari', 'ios_saf'].map(
  (name) => name.replace('_saf', '') + floor[name],
)
