/** Some browser tests and why they are picked: a whole file, or those of its tests whose titles have the words. */
export type Picked = { file: string; titles?: RegExp; reason: string }

/** Tests picked for one reason; files below `tests/`. */
export const picked = (reason: string, ...tests: (string | [file: string, titles: RegExp])[]): Picked[] =>
  tests.map((test) =>
    typeof test === 'string' ? { file: test, reason } : { file: test[0], titles: test[1], reason },
  )

/** Patterns for Playwright's `grep`, which sees the file below `tests/` and the title in one text. */
export const patternsOf = (list: Picked[]): RegExp[] =>
  list.map(
    ({ file, titles }) =>
      new RegExp(`${file.replaceAll('/', String.raw`[\\/]`)} .*(?:${titles?.source ?? ''})`),
  )
