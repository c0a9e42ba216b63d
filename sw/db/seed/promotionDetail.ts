/** The two HTML texts of a promotion's detail. */
export type Detail = { content: string; memo: string }

type Terms = {
  period: string
  who: string
  offer: string
  head: string[]
  rows: string[][]
  turnover: string
  limit: string
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
export function detail({ period, who, offer, head, rows, turnover, limit, rules }: Terms): Detail {
  return {
    content: `<p><strong>活动时间：</strong>${period}</p><p><strong>活动对象：</strong>${who}</p><p>${offer}</p><table><thead>${cells('th', head)}</thead><tbody>${rows.map((row) => cells('td', row)).join('')}</tbody></table>`,
    memo: `<ul><li><strong>流水要求：</strong>${turnover}</li><li><strong>领取上限：</strong>${limit}</li></ul><ol>${items([...rules, ...COMMON_RULES])}</ol>`,
  }
}
