import { FIGURES, promotionRules, type PromotionRule } from '../db/seed/promotionRules'

/** The two HTML texts of a promotion's detail. */
export type Detail = { content: string; memo: string }

/** Columns and rows of the table. */
type Table = { head: string[]; rows: string[][] }

export type Terms = {
  /** Each day by default. */
  period?: string
  /** All members by default. */
  who?: string
  offer: string
  /** What a member gets, in short. */
  benefit: string
  /** A table of its own; by default that of the rule the server pays by. */
  rule?: Table
  /** Overrides the rule's wording. */
  turnover?: string
  limit: string
  /** Deadline to apply or claim, if any. */
  validity?: string
  rules: string[]
}

const COMMON_RULES = [
  '同一收款账户仅限一位会员绑定，同一会员不可重复领取。',
  '如对活动有疑问，请联系在线客服确认；平台保留活动的最终解释权。',
]

const cells = (tag: 'th' | 'td', texts: string[]) =>
  `<tr>${texts.map((text) => `<${tag}>${text}</${tag}>`).join('')}</tr>`

const items = (texts: string[]) => texts.map((text) => `<li>${text}</li>`).join('')

const figures = (n: number) => n.toLocaleString('en-US')

/** The rule as the table that players read. */
function tableOf({ figure, steps, isPercent, times }: PromotionRule): Table {
  const { name, of } = FIGURES[figure]
  const gives = (gift: number, most?: number) =>
    isPercent ? `${gift}%，最高${figures(most ?? 0)}元` : `${figures(gift)}元`
  return {
    head: [name, '礼金', '流水要求'],
    rows: steps.map(([least, gift, most]) => [of(figures(least)), gives(gift, most), `${times}倍`]),
  }
}

/** Writes a promotion's terms as rules (`content`) and conditions (`memo`), always with turnover and limit. */
export function detail(id: string, terms: Terms): Detail {
  const { period = '每日00:00至23:59', who = '所有会员', offer, benefit, limit, validity, rules } = terms
  const rule = terms.rule ?? promotionRules[id]!
  const { head, rows } = 'steps' in rule ? tableOf(rule) : rule
  const turnover = terms.turnover ?? ('steps' in rule ? `礼金 × ${rule.times}倍` : '')
  // Highlights the reward column.
  const gain = head.findLastIndex((name) => /礼|返水|次数/.test(name))
  const shown = rows.map((row) => row.map((cell, at) => (at === gain ? `<strong>${cell}</strong>` : cell)))
  const conditions = [
    ['流水要求', turnover],
    ['领取上限', limit],
    ['有效期', validity],
  ].filter(([, text]) => text)
  return {
    content: `<p><strong>活动时间：</strong>${period}</p><p><strong>活动对象：</strong>${who}</p><p><strong>优惠内容：</strong>${benefit}</p><p>${offer}</p><table><thead>${cells('th', head)}</thead><tbody>${shown.map((row) => cells('td', row)).join('')}</tbody></table>`,
    memo: `<ul>${conditions.map(([name, text]) => `<li><strong>${name}：</strong>${text}</li>`).join('')}</ul><ol>${items([...rules, ...COMMON_RULES])}</ol>`,
  }
}
