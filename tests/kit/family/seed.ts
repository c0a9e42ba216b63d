import { Member, type Addresses, type Bet, type Deposit, type State } from './state'

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

export const settingsOf = ({ images, download }: Addresses) => ({
  // Fields of /api/app, as that server spells them.
  title: '真实后台',
  redpacket_switch: '1',
  site_state: '1',
  index_modal: '1',
  repair_tips: '<p>系统升级中，预计<b>18:00</b>恢复</p>',
  webcontent: '<p>欢迎来到真实后台</p>',
  site_logo: `${images}/uploads/logo.png`,
  ios_download_url: download,
  ios_download_qrcode: `${images}/uploads/qr.png`,
  // Other settings that affect answers.
  /** Minimum length of a payment password; the maximum is 20. */
  paypassword_least: 8,
  /** Where getVisitUrl sends visitors; `''` = nowhere. */
  visit_url: '',
  /** 0: that server sends its fallback pictures. */
  banners: 1,
  /** How the games' wallets answer: ok, unreachable, maintenance, no credit. */
  wallet: 'ok',
  /** 0: uploads are refused. */
  uploads: 1,
  /** Minimum deposit of all channels, CNY. */
  min_deposit: 0,
  /** Withdrawals allowed per member and day. */
  withdrawals_a_day: 3,
  /** 0: WeChat orders can't be paid any more. */
  wechat: 1,
  /** Merchant number of the WeChat channel. */
  wechat_mch_id: 'wx-1' as string | null,
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

const bank = { bank: '工商银行', bank_address: '北京', bank_owner: '李四' }
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
      cards: [{ ...bank, id: 7, bank_no: '6222020011119999', at: null, updated: null }],
    },
    fresh01: {},
    block01: { status: 0 },
    novip01: { vip: 0 },
    agent01: { isagent: 1 },
  }
  const members = Object.entries(familyAccounts).map(
    ([username, password], index) =>
      new Member({
        id: index + 1,
        username,
        password,
        created: begun,
        ...traits[username as keyof typeof familyAccounts],
      }),
  )
  return { settings: settingsOf(addresses), members, begun, nextId: 20 }
}
