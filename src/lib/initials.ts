/** The first character of each initial in the order of pinyin; i, u and v begin no syllable. */
const FIRST = '阿八嚓哒妸发旮哈讥咔垃妈拿噢妑七然仨他挖夕丫匝'
const LETTERS = 'abcdefghjklmnopqrstwxyz'
/** Characters with two readings in names, the usual one first: the order of pinyin knows one of them. */
const READINGS: Readonly<Record<string, string>> = {
  长: 'cz',
  乐: 'ly',
  行: 'xh',
  重: 'cz',
  藏: 'cz',
  朝: 'cz',
  弹: 'dt',
  调: 'dt',
  传: 'cz',
  降: 'jx',
  盛: 'sc',
  种: 'zc',
  车: 'cj',
  系: 'xj',
  提: 't',
  校: 'xj',
  单: 'ds',
  参: 'cs',
  会: 'hk',
  率: 'ls',
}
/** More combinations of second readings than this are not tried. */
const MOST = 4

const collator = new Intl.Collator('zh-Hans-u-co-pinyin')
const order = Array.from(FIRST)
/** Engines without the order of pinyin know no initials. */
const isKnown = order.every((one, index) => index === 0 || collator.compare(order[index - 1]!, one) < 0)

const known = new Map<string, string>()

/** The letters a character may stand for: itself, its initials, or nothing. */
function lettersOf(character: string): string {
  const found = known.get(character)
  if (found !== undefined) return found
  const letters = firstLettersOf(character)
  known.set(character, letters)
  return letters
}

function firstLettersOf(character: string): string {
  if (/[a-z\d]/.test(character)) return character
  if (!isKnown || !/\p{Script=Han}/u.test(character)) return ''
  const after = order.findIndex((first) => collator.compare(first, character) > 0)
  return READINGS[character] ?? LETTERS[(after < 0 ? order.length : after) - 1] ?? ''
}

/**
 * The pinyin initials of a name in lower case, one text per reading: `['casy', 'zasy']` for 长安十夜. Letters and digits stay,
 * other characters go. Uses the engine's own order of pinyin.
 */
export function initialsOf(name: string): string[] {
  let readings = ['']
  for (const character of name.normalize('NFKC').toLowerCase()) {
    const letters = lettersOf(character)
    if (letters === '') continue
    const [first = '', ...others] = readings.length * letters.length <= MOST ? letters : letters[0]!
    const longer = readings.map((reading) => reading + first)
    for (const other of others) longer.push(...readings.map((reading) => reading + other))
    readings = longer
  }
  return readings.filter(Boolean)
}
