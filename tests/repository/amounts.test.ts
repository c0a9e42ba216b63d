// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { readHtml } from '@/contract/wire/htmlText'

/** Modules with texts: the app's, the help articles and promotions, and the demo's data. */
const modules = import.meta.glob<object>(
  [
    '/src/{components,contract,features}/**/*.{ts,tsx}',
    '/sw/{db/seed,promotions,server,texts}/**/*.ts',
    '!**/*.{test,d}.{ts,tsx}',
  ],
  { eager: true },
)

/** Adds the texts in a value, as a reader sees them: of plain objects and arrays, keys included. */
function collect(value: unknown, texts: Set<string>, seen = new Set<unknown>()): void {
  if (typeof value === 'string') texts.add(readHtml(value))
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  if (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)
    for (const [key, part] of Object.entries(value)) {
      texts.add(key)
      collect(part, texts, seen)
    }
}

const SPELLINGS: [rule: string, wrong: RegExp][] = [
  ['no space between amount and 元', /\d\s+万?元/],
  ['no space before the amount', /(最高|最低|至少|满|单笔)\s+[¥￥]?\d[\d,.]*\s*元/],
  ['元 after the amount, no sign before it', /[¥￥]\s*\d/],
  ['commas in amounts from 1,000', /(?<![\d.])\d{4,}(\.\d+)?元/],
  ['an en dash in a range of amounts', /\d\s*[-~～—至到]\s*\d[\d,.]*\s*万?元/],
  ['no spaces in a range', /\d(\s+[-–—~～]|[-–—~～]\s+)\s*\d/],
]

/** The rules that a text breaks. */
const faultsOf = (text: string) => SPELLINGS.flatMap(([rule, wrong]) => (wrong.test(text) ? [rule] : []))

it('all texts of app, articles and demo data spell amounts as docs/texts.md says', () => {
  const texts = new Set<string>()
  for (const module of Object.values(modules))
    for (const value of Object.values(module)) collect(value, texts)
  const amounts = [...texts].filter((text) => /\d元/.test(text))
  // Of promotions, articles, notices and messages alike.
  expect(amounts.length).toBeGreaterThan(30)
  expect([...texts].flatMap((text) => faultsOf(text).map((rule) => `${rule}: ${text}`))).toEqual([])
})

/** Source text without its comments, Latin in them being English. */
const sources = import.meta.glob<string>(
  [
    '/src/**/*.{ts,tsx,html}',
    '/sw/**/*.{ts,tsx,html}',
    '!**/*.{test,fixture,d}.*',
    '!**/initials.ts',
    '!**/history/bets.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
)
const UNITS = '笔|条|页|天|小时|分钟|秒|毫秒|次|倍|个|款|项|局|点|期|场|元|线|枚|及|或'
const SPACED = new RegExp(
  `\\p{Script=Han} [A-Za-z0-9]|[A-Za-z0-9%] \\p{Script=Han}|[第共] [{$]|\\} (${UNITS})`,
  'u',
)

it('no text has a space between Chinese and digits or Latin letters', () => {
  const spaced = Object.entries(sources).flatMap(([file, source]) =>
    source
      .replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
      .split('\n')
      .filter((line) => SPACED.test(line) && !/[第共] \$\{(yuan|formatMoney)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(spaced).toEqual([])
  expect(SPACED.test('24 小时')).toBe(true)
})
