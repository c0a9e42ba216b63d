import type { Data } from '@/contract/wire/endpoint'
import type { listBanks, ReceivingAccount } from '@/contract/deposits'

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
  {
    id: 1001,
    bank_no: '6200000000001001',
    bank_owner: '示例户名甲',
    bank_address: '星河银行示例支行',
    bank_data: { bank_name: '星河银行' },
  },
  {
    id: 1002,
    bank_no: '6200000000001002',
    bank_owner: '示例户名乙',
    bank_address: '澜海银行示例支行',
    bank_data: { bank_name: '澜海银行' },
  },
]
