import { readTermLines, type getPromotion } from '@/contract/promotions'
import { formatDay } from '@/contract/values/beijing'
import type { Data } from '@/contract/wire/endpoint'

/** The names servers use for each term, ours first. */
const NAMES = {
  period: ['活动时间', '活动日期', '活动期间', '活动周期'],
  benefit: ['优惠内容', '活动内容', '活动奖励', '活动优惠'],
  turnover: ['流水要求', '流水倍数', '流水限制'],
  limit: ['领取上限', '领取次数', '申请次数'],
  validity: ['有效期', '申请时限', '申请时间', '领取时限'],
  refusal: ['申请提示', '不可申请'],
} as const

/** A promotion's terms in short; terms the server doesn't send are missing. */
export type Terms = Partial<Record<keyof typeof NAMES, string>>

type Told = { lines: readonly string[]; starts_at: number | null; ends_at: number | null }

/** Reads the terms from the lines of a promotion's texts (`流水要求：1 倍`) and its dates. */
export function readTerms({ lines, starts_at, ends_at }: Told): Terms {
  const texts = new Map(
    lines.map((line) => {
      const colon = line.search(/[：:]/)
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
    }),
  )
  const terms: Terms = {}
  for (const [term, names] of Object.entries(NAMES)) {
    const name = names.find((one) => texts.get(one))
    if (name) terms[term as keyof Terms] = texts.get(name)!
  }
  const dates = periodOf(starts_at, ends_at)
  return dates === '' ? terms : { ...terms, period: terms.period ?? dates }
}

const REFUSAL = NAMES.refusal.join('|')
/** A paragraph that begins with 申请提示：, tags inside it included. */
const REFUSING = new RegExp(
  `<(p|li|div)\\b[^>]*>(?:\\s|<[^>]*>)*(?:${REFUSAL})\\s*(?:<[^>]*>\\s*)*[：:](?:(?!</?(?:p|li|div)\\b)[^])*</\\1>`,
  'g',
)

/** A promotion's HTML without the paragraph of the refusal, which members read in the button's place. */
export const withoutRefusal = (html: string): string => html.replace(REFUSING, '')

/** The terms of a promotion's detail; `refusal` is why this member can't apply now, where the server tells. */
export const termsOf = (promotion: NonNullable<Data<typeof getPromotion>>): Terms =>
  readTerms({ ...promotion, lines: [promotion.content, promotion.memo].flatMap(readTermLines) })

/** The most that one application may ask for, as the first of the terms that names it says it: `最高588元`. */
export const mostOf = (...terms: (string | undefined)[]): string | undefined =>
  terms.map((term) => term?.match(/最高\s*[\d,.]+\s*万?元/)?.[0]).find(Boolean)

function periodOf(from: number | null, to: number | null): string {
  if (from === null) return to === null ? '' : `至${formatDay(to)}`
  return to === null ? `${formatDay(from)}起` : `${formatDay(from)}至${formatDay(to)}`
}
