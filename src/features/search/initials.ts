/** The first character of each initial in pinyin order; no syllable begins with i, u or v. */
const FIRST = '阿八嚓哒妸发旮哈讥咔垃妈拿噢妑七然仨他挖夕丫匝'
const LETTERS = 'abcdefghjklmnopqrstwxyz'
/** Characters with two readings in names, the usual one first: pinyin order has only one of them. */
const READINGS: Readonly<Record<string, string>> = Object.fromEntries(
  '长cz 乐ly 行xh 重cz 藏cz 朝cz 弹dt 调dt 传cz 降jx 盛sc 种zc 车cj 系xj 提t 校xj 单ds 参cs 会hk 率ls'
    .split(' ')
    .map((one) => [one.slice(0, 1), one.slice(1)]),
)
/** Maximum combinations of readings tried per name. */
const MOST = 4

const collator = new Intl.Collator('zh-Hans-u-co-pinyin')
const order = Array.from(FIRST)
/** Engines without pinyin order yield no initials. */
const isKnown = order.every((one, index) => index === 0 || collator.compare(order[index - 1]!, one) < 0)

const cache = new Map<string, string>()

/** The letters a character may stand for: itself, its initials, or nothing. */
function lettersOf(character: string): string {
  const found = cache.get(character)
  if (found !== undefined) return found
  const letters = firstLettersOf(character)
  cache.set(character, letters)
  return letters
}

function firstLettersOf(character: string): string {
  if (/[a-z\d]/.test(character)) return character
  if (!isKnown || !/\p{Script=Han}/u.test(character)) return ''
  const after = order.findIndex((first) => collator.compare(first, character) > 0)
  return READINGS[character] ?? LETTERS[(after < 0 ? order.length : after) - 1] ?? ''
}

/**
 * The pinyin initials of a name in lower case, one text per reading: `['casy', 'zasy']` for 长安十夜. Letters and digits stay, other
 * characters are dropped. Uses the engine's own pinyin order.
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
