import type { settingsOf } from './seed'

/** The hosts of the addresses the server sends. */
export type Addresses = {
  images: string
  game: string
  service: string
  agent: string
  mobile: string
  download: string
}

export type Bet = {
  id: string
  at: number
  platform_type: string
  bet_amount: number
  win_loss: number
  status: number
}
type Rebate = {
  id: number
  platform_type: string
  betid: string
  money: number
  state: number
  at: number
  updated: number
}
export type Deposit = {
  id: number
  no: string
  /** 1 bank, 3 Alipay, 4 WeChat, 5 USDT. */
  way: 1 | 3 | 4 | 5
  amount: number
  real_money: number
  bank: string | null
  bank_no: string | null
  bank_address: string | null
  bank_owner: string | null
  state: number
  at: number
}
export type Withdrawal = {
  no: string
  /** 1 bank, 2 USDT-TRC20, 3 USDT-ERC20. */
  type: 1 | 2 | 3
  /** CNY, deducted from the balance. */
  asked: number
  /** The payout, in CNY or coin. */
  real_money: number
  state: number
  at: number
  /** When the back office approved it; null before. */
  approved: number | null
}
export type Transfer = {
  type: 3 | 4
  api_type: string
  pay_way: string
  amount: number
  at: number
}
export type Card = {
  id: number
  bank: string
  bank_no: string
  bank_address: string | null
  bank_owner: string
  at: number | null
  updated: number | null
}
type Packet = { id: number; money: number; redpacketmoney: number; at: number }
type Application = { id: number; activity: number; at: number }

/** A member; the fields that a new one has are given. */
export class Member {
  id = 0
  username = ''
  password = ''
  payPassword = 'abcd123456'
  realname = '张三'
  mobile: string | null = null
  email: string | null = null
  birthday: string | null = null
  avatar = ''
  balance = 0
  /** Id of the row of the member's VIP level. */
  vip = 1
  paysum = 0
  totalgame = 0
  isagent = 0
  transferstatus = 0
  /** 0 = disabled. */
  status = 1
  /** Turnover set by a test; null = the sum of the bets. */
  bet_amount: number | null = null
  /** Balances of the venues by code; unused venues have no entry. */
  venues: Record<string, number> = {}
  /** Token of the only session. */
  token: string | null = null
  created = 0
  bets: Bet[] = []
  rebates: Rebate[] = []
  deposits: Deposit[] = []
  withdrawals: Withdrawal[] = []
  transfers: Transfer[] = []
  cards: Card[] = []
  packets: Packet[] = []
  applications: Application[] = []
  hasAppliedAsAgent = false
  constructor(given: Partial<Member>) {
    Object.assign(this, given)
  }
}

/** The back office's settings. */
export type Settings = ReturnType<typeof settingsOf>

export type State = {
  settings: Settings
  members: Member[]
  /** When the database was seeded. */
  begun: number
  /** The next id of any row. */
  nextId: number
}
