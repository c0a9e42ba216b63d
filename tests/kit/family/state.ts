/** The hosts of the addresses the server sends. */
export type Addresses = {
  images: string
  game: string
  service: string
  agent: string
  mobile: string
  download: string
}

/** The back office's settings. */
export type Settings = {
  // Fields of /api/app, as that server spells them.
  title: string
  redpacket_switch: string
  site_state: string
  index_modal: string
  repair_tips: string
  webcontent: string
  site_logo: string
  ios_download_url: string
  ios_download_qrcode: string
  // Other settings that affect answers.
  /** Minimum length of a payment password; the maximum is 20. */
  paypassword_least: number
  /** Where getVisitUrl sends visitors; `''` = nowhere. */
  visit_url: string
  /** 0: that server sends its fallback pictures. */
  banners: number
  /** How the games' wallets answer. */
  wallet: 'ok' | 'unreachable' | 'maintenance' | 'no credit'
  /** 0: uploads are refused. */
  uploads: number
  /** Minimum deposit of all channels, CNY. */
  min_deposit: number
  /** Withdrawals allowed per member and day. */
  withdrawals_a_day: number
  /** 0: WeChat orders can't be paid any more. */
  wechat: number
  /** Merchant number of the WeChat channel. */
  wechat_mch_id: string | null
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

export type Member = {
  id: number
  username: string
  password: string
  payPassword: string
  realname: string
  mobile: string | null
  email: string | null
  birthday: string | null
  avatar: string
  balance: number
  /** Id of the row of the member's VIP level. */
  vip: number
  paysum: number
  totalgame: number
  isagent: number
  transferstatus: number
  /** 0 = disabled. */
  status: number
  /** Turnover set by a test; null = the sum of the bets. */
  bet_amount: number | null
  /** Balances of the venues by code; unused venues have no entry. */
  venues: Record<string, number>
  /** Token of the only session. */
  token: string | null
  created: number
  bets: Bet[]
  rebates: Rebate[]
  deposits: Deposit[]
  withdrawals: Withdrawal[]
  transfers: Transfer[]
  cards: Card[]
  packets: Packet[]
  applications: Application[]
  hasAppliedAsAgent: boolean
}

export type State = {
  settings: Settings
  members: Member[]
  /** When the database was seeded. */
  begun: number
  /** The next id of any row. */
  nextId: number
  /** The last member who launched a game, by venue: the game's page has no session. */
  players: Map<string, Member>
}
