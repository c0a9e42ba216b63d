const saying = (word: string) => `needs an engine: ${word}. Leave this test to Chromium: take away its @dom`

/** For words that only a browser can answer. */
export function needsEngine(word: string): never {
  throw new Error(saying(word))
}

let lacks: string[] = []
/** For what the page itself wanted of a browser: the test fails at its end. */
export const lack = (what: string) => void lacks.push(saying(what))
/** What pages have lacked since the last call. */
export function takeLacks(): string[] {
  const taken = lacks
  lacks = []
  return taken
}

/** What promises and matchers ask of any object. */
const ASKED_OF_ALL = ['then', 'toJSON', 'asymmetricMatch', '$$typeof', 'nodeType', '_channel']

/** The object, with an error for every word it doesn't have. */
export const onlyKnown = <T extends object>(name: string, known: T): T =>
  new Proxy(known, {
    get: (target, word, receiver) =>
      word in target || typeof word === 'symbol' || ASKED_OF_ALL.includes(word)
        ? (Reflect.get(target, word, receiver) as unknown)
        : needsEngine(`${name}.${word}`),
  })
