import type { listBanks, ReceivingAccount } from '@/contract/deposits'
import type { Data } from '@/contract/wire/endpoint'

/** The banks on offer; all invented. */
export const banks: Data<typeof listBanks> = [
  '星河银行',
  '澜海银行',
  '青云银行',
  '云岭银行',
  '北辰银行',
  '南屏银行',
  '临川商业银行',
  '望舒银行',
].map((bank_name) => ({ bank_name }))

/** The platform's receiving accounts; names and numbers are invented. */
export const receivingAccounts: ReceivingAccount[] = [
  ['甲', '星河银行'],
  ['乙', '澜海银行'],
].map(([owner, bank_name = ''], index) => ({
  id: 1001 + index,
  bank_no: `620000000000${1001 + index}`,
  bank_owner: `示例户名${owner}`,
  bank_address: `${bank_name}示例支行`,
  bank_data: { bank_name },
}))
