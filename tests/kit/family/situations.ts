import type { FamilyServer } from './server'
import type { Card, Member } from './state'

/** What a test can do with the server before it repeats an exchange. */
export type Stage = {
  server: FamilyServer
  /** The member of the exchange. */
  member: Member
  /** Sends a call as this member and returns the envelope. */
  call: (path: string, body?: object) => Promise<{ message: string }>
}

/** What precedes an exchange; may return replacements for fields of the request. */
type Before = (stage: Stage) => Promise<object | void> | object | void

const SIX = '123456'
const sixDigits = ({ server, member }: Stage) => {
  server.site({ paypassword_least: 6 })
  member.payPassword = SIX
}
/** The games' wallets answer so; the member may have another balance. */
const wallet =
  (state: string, balance?: number) =>
  ({ server, member }: Stage) => {
    server.site({ wallet: state })
    if (balance !== undefined) member.balance = balance
  }

const WALLET_APP = 'TWalletApp1234567890'
const RECORDED_AT = Date.UTC(2026, 10, 22, 3)
const TRON = 'TXabcdefghijkmnopqrstuvwxyz1234567'
const ETHER = '0x00112233445566778899aabbccddeeff00112233'
const usdt = { bank: 'USDT', bank_no: TRON, bank_owner: 'TRC20', pay_pass: SIX }
const bankCard = {
  bank: '工商银行',
  bank_no: '6222020011112222',
  bank_owner: '张三',
  bank_address: '北京支行',
  pay_pass: SIX,
}
const card = (
  id: number,
  bank: string,
  bank_no: string,
  bank_owner: string,
  updated: number | null,
): Card => ({
  id,
  bank,
  bank_no,
  bank_owner,
  bank_address: bank === 'antoken' ? null : bank_owner,
  at: RECORDED_AT,
  updated,
})
const byHand = [card(4, 'USDT', TRON, 'TRC20', null), card(5, 'USDT', ETHER, 'ERC20', null)]

const BANK = {
  bank: '工商银行',
  bank_address: '北京朝阳支行',
  bank_no: '6222021234567890',
  bank_owner: '张三',
}
const DEPOSITS = {
  bank: { paytype: 'bank', amount: 500, ...BANK },
  tron: { paytype: 'usdt', amount: 500, catepay: 'TRC20' },
  ether: { paytype: 'usdt', amount: 500, catepay: 'ERC20' },
  wechat: { paytype: 'wxpay', amount: 600 },
  alipay: { paytype: 'alipay', amount: 700.55 },
}
const deposit =
  (kind: keyof typeof DEPOSITS, settings: object = {}) =>
  async ({ call, server }: Stage) => {
    const { message } = await call('recharge', DEPOSITS[kind])
    server.site(settings)
    return { deposit_no: message }
  }
const fiveDeposits = async ({ call }: Stage) => {
  for (const request of Object.values(DEPOSITS)) await call('recharge', request)
}

const profile = { email: 'a@b.co', mobile: '13800000000', birthday: '1990-01-01' }
const withProfile = ({ call }: Stage) => call('updateuserinfo', profile)
const claimed = async ({ call }: Stage) => void (await call('dofanshui'))
const applied = async ({ call }: Stage) => void (await call('doactivityapply', { activityid: 1 }))
const paidIn = async ({ server, member, call }: Stage) => {
  await call('recharge', DEPOSITS.wechat)
  server.member(member.username, { pending: 'approved' })
}
const grabbed = async (stage: Stage) => {
  await paidIn(stage)
  await stage.call('douserredpacket')
}
const having =
  (...cards: Card[]): Before =>
  ({ member }) =>
    void member.cards.push(...cards)
const withBank: Before = (stage) => {
  sixDigits(stage)
  stage.member.cards.push(card(2, '工商银行', bankCard.bank_no, '张三', null))
}
const withdrawn: Before = async (stage) => {
  await withBank(stage)
  await stage.call('withdraw', { amount: '200.55', bank: 2, password: SIX })
}
const bound =
  (request: object): Before =>
  async (stage) => {
    sixDigits(stage)
    await stage.call('bindcard', request)
  }
/** The recorder's database had another pending rebate. */
const moreRebates = ({ member }: Stage) => {
  for (const rebate of member.rebates) if (rebate.state === 0) rebate.money = 543.21
}
const secondLogin = async ({ call }: Stage) =>
  void (await call('login_pc', { name: 'real01', password: 'abcd1234', code: '' }))

/** The accounts with the session, by the index in `traffic.fixture.json`; else real01. */
export const accountOf: Record<number, string | undefined> = {
  26: 'block01',
  101: 'real02',
  102: 'real02',
  103: 'real02',
  106: 'block01',
  145: 'novip01',
}
/** The server of these exchanges has a database that returns numbers as text. */
export const isText = (index: number) => index >= 115 && index <= 132
/** Exchanges whose rows have other ids than the recorded ones. */
export const NEW_IDS = [45, 46, 52, 53, 54, 72, 74, 92, 96, 110, 120, 127, 128]

/** What precedes an exchange; the others run against a freshly seeded server. */
export const before: Record<number, Before | undefined> = {
  44: sixDigits,
  45: bound(usdt),
  46: bound({ ...usdt, bank: 'antoken', bank_no: WALLET_APP }),
  47: having(card(3, 'antoken', WALLET_APP, 'TRC20', null)),
  // A bank the back office does not have.
  48: having(card(2, '没有银行', '6222020011113333', '张三', null)),
  49: having(...byHand, card(6, 'USDT', '6222020011113333', '张三', RECORDED_AT)),
  52: deposit('tron'),
  53: deposit('wechat'),
  54: deposit('alipay'),
  55: fiveDeposits,
  57: ({ server }) => server.site({ min_deposit: 300 }),
  58: wallet('unreachable'),
  59: wallet('unreachable'),
  60: wallet('unreachable'),
  64: wallet('maintenance', 1124.5),
  65: wallet('no credit', 1124.5),
  67: (stage) => {
    moreRebates(stage)
    Object.assign(stage.member, { balance: 1174.5, venues: { AG: 60, PG: 0 } })
  },
  68: ({ member }) => void Object.assign(member, { balance: 1174.5, venues: { AG: 60 } }),
  70: wallet('unreachable'),
  71: wallet('unreachable'),
  72: deposit('wechat', { wechat_mch_id: null }),
  73: deposit('wechat', { wechat: 0 }),
  74: deposit('bank'),
  77: wallet('unreachable'),
  79: withBank,
  80: withBank,
  81: withdrawn,
  82: async (stage) => {
    await withdrawn(stage)
    stage.server.site({ withdrawals_a_day: 1 })
  },
  84: async (stage) => {
    moreRebates(stage)
    await withProfile(stage)
  },
  87: claimed,
  88: async (stage) => {
    await withProfile(stage)
    await claimed(stage)
  },
  89: claimed,
  91: applied,
  92: applied,
  94: async ({ call }) => void (await call('applyagentdo', { mobile: '1', apply_info: '我有资源' })),
  95: paidIn,
  96: grabbed,
  98: sixDigits,
  99: sixDigits,
  104: secondLogin,
  105: secondLogin,
  108: ({ server }) => server.site({ visit_url: 'https://m.portal.test' }),
  110: sixDigits,
  111: sixDigits,
  115: ({ server }) => server.site({ banners: 0 }),
  117: async (stage) => {
    await withProfile(stage)
    await claimed(stage)
    stage.member.balance = 1234.5
  },
  120: bound(bankCard),
  121: claimed,
  123: async (stage) => {
    await fiveDeposits(stage)
    const paid = stage.member.deposits.find(({ way }) => way === 4)
    if (paid) paid.state = 2
  },
  124: async (stage) => {
    await withdrawn(stage)
    stage.member.cards.push(...byHand)
    await stage.call('withdraw', { amount: '300', bank: 4, password: SIX })
    await stage.call('withdraw', { amount: '100', bank: 5, password: SIX })
  },
  125: async ({ server, call }) => {
    const into = (amount: string) => call('transfer', { amount, sourcetype: 'userbalance', targettype: 'AG' })
    await into('100')
    await into('10.75')
    server.site({ wallet: 'maintenance' })
    await into('20')
    server.site({ wallet: 'no credit' })
    await into('20')
  },
  126: grabbed,
  127: grabbed,
  128: applied,
  129: having(...byHand),
}
