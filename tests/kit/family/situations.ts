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

export type Situation = {
  /** The account with the session; by default real01. */
  as?: string
  /** The answering server's database returns numbers as text. */
  isText?: true
  /** Row ids differ from the recorded ones. */
  newIds?: true
  /** Repeats what preceded the exchange; may return replacements for fields of the request. */
  before?: (stage: Stage) => Promise<object | void> | object | void
}

const SIX = '123456'
const sixDigits = ({ server, member }: Stage) => {
  server.site({ paypassword_least: 6 })
  member.payPassword = SIX
}
const wallet = (state: string) => ({
  before: ({ server }: Stage) => server.site({ wallet: state }),
})

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
  at: Date.UTC(2026, 10, 22, 3),
  updated,
})
const byHand = [card(4, 'USDT', TRON, 'TRC20', null), card(5, 'USDT', ETHER, 'ERC20', null)]

const DEPOSITS = {
  bank: {
    paytype: 'bank',
    amount: 500,
    bank: '工商银行',
    bank_address: '北京朝阳支行',
    bank_no: '6222021234567890',
    bank_owner: '张三',
  },
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
const withdrawn = async (stage: Stage) => {
  sixDigits(stage)
  stage.member.cards.push(card(2, '工商银行', bankCard.bank_no, '张三', null))
  await stage.call('withdraw', { amount: '200.55', bank: 2, password: SIX })
}
/** The recorder's database had another pending rebate. */
const moreRebates = ({ member }: Stage) => {
  for (const rebate of member.rebates) if (rebate.state === 0) rebate.money = 543.21
}
const secondLogin = async ({ call }: Stage) =>
  void (await call('login_pc', { name: 'real01', password: 'abcd1234', code: '' }))

/** What the exchanges of `traffic.fixture.json` need, by their index; the others run against a freshly seeded server. */
export const situations: Record<number, Situation> = {
  26: { as: 'block01' },
  44: { before: sixDigits },
  45: {
    newIds: true,
    before: async (stage) => {
      sixDigits(stage)
      await stage.call('bindcard', usdt)
    },
  },
  46: {
    newIds: true,
    before: async (stage) => {
      sixDigits(stage)
      await stage.call('bindcard', { ...usdt, bank: 'antoken', bank_no: 'TWalletApp1234567890' })
    },
  },
  47: {
    before: ({ member }) => void member.cards.push(card(3, 'antoken', 'TWalletApp1234567890', 'TRC20', null)),
  },
  // A bank the back office does not have.
  48: {
    before: ({ member }) => void member.cards.push(card(2, '没有银行', '6222020011113333', '张三', null)),
  },
  49: {
    before: ({ member }) =>
      void member.cards.push(
        ...byHand,
        card(6, 'USDT', '6222020011113333', '张三', Date.UTC(2026, 10, 22, 3)),
      ),
  },
  52: { newIds: true, before: deposit('tron') },
  53: { newIds: true, before: deposit('wechat') },
  54: { newIds: true, before: deposit('alipay') },
  55: { before: fiveDeposits },
  57: { before: ({ server }) => server.site({ min_deposit: 300 }) },
  58: wallet('unreachable'),
  59: wallet('unreachable'),
  60: wallet('unreachable'),
  64: {
    before: ({ server, member }) => {
      member.balance = 1124.5
      server.site({ wallet: 'maintenance' })
    },
  },
  65: {
    before: ({ server, member }) => {
      member.balance = 1124.5
      server.site({ wallet: 'no credit' })
    },
  },
  67: {
    before: (stage) => {
      moreRebates(stage)
      Object.assign(stage.member, { balance: 1174.5, venues: { AG: 60, PG: 0 } })
    },
  },
  68: { before: ({ member }) => void Object.assign(member, { balance: 1174.5, venues: { AG: 60 } }) },
  70: wallet('unreachable'),
  71: wallet('unreachable'),
  72: { newIds: true, before: deposit('wechat', { wechat_mch_id: null }) },
  73: { before: deposit('wechat', { wechat: 0 }) },
  74: { newIds: true, before: deposit('bank') },
  77: wallet('unreachable'),
  79: {
    before: (stage) => {
      sixDigits(stage)
      stage.member.cards.push(card(2, '工商银行', bankCard.bank_no, '张三', null))
    },
  },
  80: {
    before: (stage) => {
      sixDigits(stage)
      stage.member.cards.push(card(2, '工商银行', bankCard.bank_no, '张三', null))
    },
  },
  81: { before: withdrawn },
  82: {
    before: async (stage) => {
      await withdrawn(stage)
      stage.server.site({ withdrawals_a_day: 1 })
    },
  },
  84: {
    before: async (stage) => {
      moreRebates(stage)
      await withProfile(stage)
    },
  },
  87: { before: claimed },
  88: {
    before: async (stage) => {
      await withProfile(stage)
      await claimed(stage)
    },
  },
  89: { before: claimed },
  91: { before: applied },
  92: { newIds: true, before: applied },
  94: {
    before: async ({ call }) => void (await call('applyagentdo', { mobile: '1', apply_info: '我有资源' })),
  },
  95: { before: paidIn },
  96: { newIds: true, before: grabbed },
  98: { before: sixDigits },
  99: { before: sixDigits },
  101: { as: 'real02' },
  102: { as: 'real02' },
  103: { as: 'real02' },
  104: { before: secondLogin },
  105: { before: secondLogin },
  106: { as: 'block01' },
  108: { before: ({ server }) => server.site({ visit_url: 'https://m.portal.test' }) },
  110: { newIds: true, before: sixDigits },
  111: { before: sixDigits },
  115: { isText: true, before: ({ server }) => server.site({ banners: 0 }) },
  116: { isText: true },
  117: {
    isText: true,
    before: async (stage) => {
      await withProfile(stage)
      await claimed(stage)
      stage.member.balance = 1234.5
    },
  },
  118: { isText: true },
  119: { isText: true },
  120: {
    isText: true,
    newIds: true,
    before: async (stage) => {
      sixDigits(stage)
      await stage.call('bindcard', bankCard)
    },
  },
  121: { isText: true, before: claimed },
  122: { isText: true },
  123: {
    isText: true,
    before: async (stage) => {
      await fiveDeposits(stage)
      const paid = stage.member.deposits.find(({ way }) => way === 4)
      if (paid) paid.state = 2
    },
  },
  124: {
    isText: true,
    before: async (stage) => {
      await withdrawn(stage)
      stage.member.cards.push(...byHand)
      await stage.call('withdraw', { amount: '300', bank: 4, password: SIX })
      await stage.call('withdraw', { amount: '100', bank: 5, password: SIX })
    },
  },
  125: {
    isText: true,
    before: async ({ server, call }) => {
      const into = (amount: string) =>
        call('transfer', { amount, sourcetype: 'userbalance', targettype: 'AG' })
      await into('100')
      await into('10.75')
      server.site({ wallet: 'maintenance' })
      await into('20')
      server.site({ wallet: 'no credit' })
      await into('20')
    },
  },
  126: { isText: true, before: grabbed },
  127: { isText: true, newIds: true, before: grabbed },
  128: { isText: true, newIds: true, before: applied },
  129: { isText: true, before: ({ member }) => void member.cards.push(...byHand) },
  130: { isText: true },
  131: { isText: true },
  132: { isText: true },
  145: { as: 'novip01' },
}
