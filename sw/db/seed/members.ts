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
      {
        bank: '星河银行',
        bank_no: '6200888800003571',
        holder: NAME,
        chain: '',
        bank_address: '星河银行示例支行',
      },
      {
        bank: '澜海银行',
        bank_no: '6200888800009264',
        holder: NAME,
        chain: '',
        bank_address: '澜海银行示例支行',
      },
      {
        bank: 'USDT',
        bank_no: 'TXingLanDemoNotARea1Wa11et23456789',
        holder: '',
        chain: 'TRC20',
        bank_address: '',
      },
      {
        bank: 'USDT',
        bank_no: '0xDe300000000000000000000000000000000000De',
        holder: '',
        chain: 'ERC20',
        bank_address: '',
      },
      {
        bank: 'antoken',
        bank_no: 'TXingLanDemoNotARea1AppWa11et98765',
        holder: '',
        chain: 'TRC20',
        bank_address: '',
      },
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
    accounts: [
      {
        bank: '青云银行',
        bank_no: '6200888800000088',
        holder: '周云舟',
        chain: '',
        bank_address: '青云银行示例支行',
      },
    ],
  },
  { ...blank, username: 'newbie1', password: 'newbie88', realname: '陈新' },
  { ...blank, username: 'black01', password: 'black001', realname: '何墨', isblack: true },
  { ...blank, username: 'close01', password: 'close001', realname: '沈止', status: false },
]
