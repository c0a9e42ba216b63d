/** Some browser tests and why they are picked: a whole file, or those of its tests whose titles have the words, or have not. */
export type Picked = { file: string; titles?: RegExp; except?: RegExp; reason: string }

/** Tests picked for one reason; files below `tests/`. */
export const picked = (reason: string, ...tests: (string | [file: string, titles: RegExp])[]): Picked[] =>
  tests.map((test) =>
    typeof test === 'string' ? { file: test, reason } : { file: test[0], titles: test[1], reason },
  )

/** A file but for the tests whose titles have the words, and why not those. */
export const allBut = (file: string, except: RegExp, reason: string): Picked => ({ file, except, reason })

/** Patterns for Playwright's `grep`, which sees the file below `tests/` and the title in one text. */
export const patternsOf = (list: Picked[]): RegExp[] =>
  list.map(({ file, titles, except }) => {
    const not = except ? `(?!.*(?:${except.source}))` : ''
    return new RegExp(`${file.replaceAll('/', String.raw`[\\/]`)} ${not}.*(?:${titles?.source ?? ''})`)
  })
