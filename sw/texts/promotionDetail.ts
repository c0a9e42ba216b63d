/** The two HTML texts of a promotion's detail. */
export type Detail = { content: string; memo: string }

type Terms = {
  period: string
  who: string
  offer: string
  head: string[]
  rows: string[][]
  /** What a member gets, in short. */
  benefit: string
  turnover: string
  limit: string
  /** Until when to apply or claim, if it has such a term. */
  validity?: string
  rules: string[]
}

const COMMON_RULES = [
  '同一姓名、银行账户、设备或网络地址仅限一位会员参与。',
  '发现对冲、套利、批量注册等违规行为，平台有权收回礼金及所得盈利。',
  '如对活动有疑问，请联系在线客服确认；平台保留活动的最终解释权。',
]

const cells = (tag: 'th' | 'td', texts: string[]) =>
  `<tr>${texts.map((text) => `<${tag}>${text}</${tag}>`).join('')}</tr>`

const items = (texts: string[]) => texts.map((text) => `<li>${text}</li>`).join('')

/** Writes a promotion's terms as rules (`content`) and conditions (`memo`), always with turnover and limit. */
export function detail(terms: Terms): Detail {
  const { period, who, offer, head, rows, benefit, turnover, limit, validity, rules } = terms
  // The column of what members get stands out.
  const gain = head.findLastIndex((name) => /礼|赠|奖|返水|发放/.test(name))
  const shown = rows.map((row) => row.map((cell, at) => (at === gain ? `<strong>${cell}</strong>` : cell)))
  const conditions = [
    ['流水要求', turnover],
    ['领取上限', limit],
    ['有效期', validity],
  ].filter(([, told]) => told)
  return {
    content: `<p><strong>活动时间：</strong>${period}</p><p><strong>活动对象：</strong>${who}</p><p><strong>优惠内容：</strong>${benefit}</p><p>${offer}</p><table><thead>${cells('th', head)}</thead><tbody>${shown.map((row) => cells('td', row)).join('')}</tbody></table>`,
    memo: `<ul>${conditions.map(([name, told]) => `<li><strong>${name}：</strong>${told}</li>`).join('')}</ul><ol>${items([...rules, ...COMMON_RULES])}</ol>`,
  }
}
