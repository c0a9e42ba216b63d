import type { Addresses, Bet, Deposit, Member, Settings, State } from './state'

const HOUR = 3600_000

/** The accounts with their login passwords. The payment password of each is `abcd123456`. */
export const familyAccounts = {
  real01: 'abcd1234',
  real02: 'abcd1234',
  fresh01: 'abcd1234',
  block01: 'abcd1234',
  novip01: 'abcd1234',
  agent01: 'abcd1234',
} as const

const settingsOf = ({ images, download }: Addresses): Settings => ({
  title: '真实后台',
  redpacket_switch: '1',
  site_state: '1',
  index_modal: '1',
  repair_tips: '<p>系统升级中，预计<b>18:00</b>恢复</p>',
  webcontent: '<p>欢迎来到真实后台</p>',
  site_logo: `${images}/uploads/logo.png`,
  ios_download_url: download,
  ios_download_qrcode: `${images}/uploads/qr.png`,
  paypassword_least: 8,
  visit_url: '',
  banners: 1,
  wallet: 'ok',
  uploads: 1,
  min_deposit: 0,
  withdrawals_a_day: 3,
  wechat: 1,
  wechat_mch_id: 'wx-1',
})

/** A new member. */
export const newMember = (
  given: Pick<Member, 'id' | 'username' | 'password' | 'created'> & Partial<Member>,
): Member => ({
  payPassword: 'abcd123456',
  realname: '张三',
  mobile: null,
  email: null,
  birthday: null,
  avatar: '',
  balance: 0,
  vip: 1,
  paysum: 0,
  totalgame: 0,
  isagent: 0,
  transferstatus: 0,
  status: 1,
  bet_amount: null,
  venues: {},
  token: null,
  bets: [],
  rebates: [],
  deposits: [],
  withdrawals: [],
  transfers: [],
  cards: [],
  packets: [],
  applications: [],
  hasAppliedAsAgent: false,
  ...given,
})

/** Bet n is n times five hours old: the newest ids are the oldest bets. */
function bets(begun: number): Bet[] {
  return Array.from({ length: 23 }, (_, index) => index + 1).map((n) => ({
    id: `B10${n}`,
    at: begun + 2000 - n * 5 * HOUR,
    platform_type: n % 2 === 1 ? 'ag' : 'pg',
    bet_amount: 100 + n,
    win_loss: n % 3 === 0 ? 35.25 : -20.5,
    status: n % 7 === 0 ? 0 : n % 4 === 0 ? 2 : 1,
  }))
}

const noBank = { bank: null, bank_no: null, bank_address: null, bank_owner: null }
const deposit = (given: Pick<Deposit, 'id' | 'no' | 'way' | 'amount' | 'state' | 'at'>): Deposit => ({
  ...given,
  ...noBank,
  real_money: given.amount,
})

/** The member of the recordings: money, bets, rebates, two old deposits, nothing bound. */
const veteran = (begun: number): Partial<Member> => ({
  balance: 1234.5,
  vip: 2,
  paysum: 1500,
  venues: { AG: 0, PG: 0 },
  bets: bets(begun),
  rebates: [
    { id: 1, platform_type: 'ag', betid: 'B101', money: 3.21, state: 0, at: begun, updated: begun },
    { id: 2, platform_type: 'pg', betid: 'B102', money: 1.1, state: 1, at: begun, updated: begun },
  ],
  deposits: [
    deposit({ id: 1, no: '179518082212835', way: 1, amount: 1500, state: 2, at: begun - 48 * HOUR + 3e3 }),
    deposit({ id: 2, no: '179518082212836', way: 3, amount: 200, state: 3, at: begun }),
  ],
  transfers: [
    { type: 4, api_type: 'web', pay_way: 'Wallet', amount: 9, at: begun },
    { type: 4, api_type: 'PG', pay_way: 'PG电子', amount: 12, at: begun },
  ],
})

/** A freshly seeded database. */
export function seed(begun: number, addresses: Addresses): State {
  const traits: Record<keyof typeof familyAccounts, Partial<Member>> = {
    real01: veteran(begun),
    real02: {
      balance: 800,
      vip: 2,
      cards: [
        {
          id: 7,
          bank: '工商银行',
          bank_no: '6222020011119999',
          bank_address: '北京',
          bank_owner: '李四',
          at: null,
          updated: null,
        },
      ],
    },
    fresh01: {},
    block01: { status: 0 },
    novip01: { vip: 0 },
    agent01: { isagent: 1 },
  }
  const members = Object.entries(familyAccounts).map(([username, password], index) =>
    newMember({
      id: index + 1,
      username,
      password,
      created: begun,
      ...traits[username as keyof typeof familyAccounts],
    }),
  )
  return { settings: settingsOf(addresses), members, begun, nextId: 20, players: new Map() }
}
