import { shortName } from '@/contract/texts/brand'
import { money } from '@/contract/values/money'
import { paymentPassword } from '@/contract/values/paymentPassword'
import type { SeedMember } from './types'

/** The name of `demo888`, after the brand. */
const NAME = `林${shortName}`

/** The defaults of a seeded member. */
const blank: Omit<SeedMember, 'username' | 'password'> = {
  // 123456, or more digits where the build requires them.
  payPassword: '1234567890'.repeat(13).slice(0, paymentPassword.least),
  realname: '',
  mobile: '',
  email: '',
  birthday: '',
  avatar: '',
  balance: money('0'),
  paysum: money('0'),
  flow: money('0'),
  venues: {},
  accounts: [],
  wagering: money('0'),
  vip: 0,
  isagent: false,
  transferstatus: true,
  isblack: false,
  status: true,
}

const atBank = (bank: string, bank_no: string, holder: string) => {
  return { bank, bank_no, holder, chain: '', bank_address: `${bank}示例支行` }
}
const coin = (bank: string, bank_no: string, chain: string) => {
  return { bank, bank_no, holder: '', chain, bank_address: '' }
}

/** The accounts of D38; persons, numbers and addresses are invented. */
export const members: SeedMember[] = [
  {
    ...blank,
    username: 'demo888',
    password: 'demo8888',
    realname: NAME,
    mobile: '13900000888',
    email: 'demo888@example.com',
    birthday: '1990-06-18',
    balance: money('28640.50'),
    // The sums of the approved deposits and the settled bets of history.ts; its test compares them.
    paysum: money('105967.00'),
    flow: money('115404.00'),
    venues: {
      AG: money('1280.00'),
      DG: money('350.50'),
      PG: money('620.80'),
      FG: money('88.00'),
      SB: money('2000.00'),
    },
    vip: 3,
    accounts: [
      atBank('星河银行', '6200888800003571', NAME),
      atBank('澜海银行', '6200888800009264', NAME),
      coin('USDT', 'TXingLanDemoNotARea1Wa11et23456789', 'TRC20'),
      coin('USDT', '0xDe300000000000000000000000000000000000De', 'ERC20'),
      coin('antoken', 'TXingLanDemoNotARea1AppWa11et98765', 'TRC20'),
    ],
  },
  {
    ...blank,
    username: 'agent88',
    password: 'agent8888',
    realname: '周云舟',
    mobile: '13900000088',
    email: 'agent88@example.com',
    birthday: '1988-03-09',
    balance: money('6520.00'),
    paysum: money('8000.00'),
    flow: money('36400.00'),
    vip: 1,
    isagent: true,
    transferstatus: false,
    accounts: [atBank('青云银行', '6200888800000088', '周云舟')],
  },
  { ...blank, username: 'newbie1', password: 'newbie88', realname: '陈新' },
  { ...blank, username: 'black01', password: 'black001', realname: '何墨', isblack: true },
  { ...blank, username: 'close01', password: 'close001', realname: '沈止', status: false },
]
