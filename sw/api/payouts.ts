import {
  bindAccount,
  createWithdrawal,
  getWageringRequirement,
  listAccounts,
  MAX_ACCOUNTS,
  unbindAccount,
} from '@/contract/payouts'
import { isLess, isPositive } from '@/contract/values/arithmetic'
import { money } from '@/contract/values/money'
import { startOfDay } from '../db/beijing'
import { HELD, MAIN_WALLET, move, readWallet } from '../db/ledger'
import { ORDER, orderNumber, WITHDRAWAL_MS } from '../db/orderTerms'
import { accountType, coinArrival } from '../db/payoutTerms'
import { Refusal } from '../db/refusal'
import type { MemberRow } from '../db/rows'
import { readAmount } from '../server/amounts'
import { say, serveMember, type Api } from '../server/serve'

const LEAST = money('100')
const WITHDRAWALS_A_DAY = 10
const ICONS: Record<number, string> = {
  1: '/art/channel-bank.svg',
  2: '/art/channel-usdt.svg',
  4: '/art/channel-antoken.svg',
}

/** Payout accounts and withdrawals. */
export function mountPayouts(api: Api): void {
  serveMember(api, listAccounts, async ({ tx, member, input }) => {
    const rows = await tx.objectStore('accounts').index('kind').getAll([member.username, input.type])
    return rows.map(({ id = 0, bank, bank_no, holder, chain, bank_address, type }) => {
      return { id, bank, bank_no, holder, chain, bank_address, ico: ICONS[type] ?? '' }
    })
  })

  serveMember(api, bindAccount, async ({ tx, member, input }) => {
    const { bank, bank_no, bank_owner, pay_pass } = input
    checkPayPassword(member, pay_pass, '支付密码错误', 205)
    const type = accountType(bank)
    if ([bank, bank_no, bank_owner].some((field) => field.trim() === ''))
      throw new Refusal('参数不正确：bank bank_no bank_owner', 1000)
    if (type === 1 && bank_no.length < 8) throw new Refusal('请输入正确的卡号长度', 1000)
    if (type === 1 && member.realname !== '' && bank_owner.trim() !== member.realname)
      throw new Refusal('持有人姓名须与真实姓名一致', 1000)
    const accounts = tx.objectStore('accounts')
    const bound = await accounts.index('kind').getAll([member.username, type])
    const holder = (await accounts.getAll()).find(
      (one) => one.bank === bank && isSameNumber(one.bank_no, bank_no),
    )
    if (holder)
      throw new Refusal(holder.username === member.username ? '该账户已绑定' : '该账户已被其他会员绑定', 206)
    if (bound.length >= MAX_ACCOUNTS) throw new Refusal(`最多只能绑定${MAX_ACCOUNTS}个`, 207)
    const owner = type === 1 ? { holder: bank_owner, chain: '' } : { holder: '', chain: bank_owner }
    const bank_address = 'bank_address' in input ? input.bank_address : ''
    await accounts.add({ username: member.username, type, bank, bank_no, bank_address, ...owner })
    return say('绑定成功')
  })

  serveMember(api, unbindAccount, async ({ tx, member, input }) => {
    checkPayPassword(member, input.pay_pass, '支付密码错误', 205)
    const account = await tx.objectStore('accounts').get(Number(input.id))
    if (account?.username !== member.username) throw new Refusal('账户不存在', 500)
    await tx.objectStore('accounts').delete(Number(input.id))
    return say('解绑成功')
  })

  serveMember(api, getWageringRequirement, ({ member }) => ({ bet_amount: member.wagering }))

  serveMember(api, createWithdrawal, async ({ tx, member, now, input }) => {
    const { username } = member
    const amount = readAmount(input.amount)
    if (isLess(amount, LEAST)) throw new Refusal('单笔取款不能低于100', 1000)
    checkPayPassword(member, input.password, '取款密码错误', 220)
    const account = await tx.objectStore('accounts').get(Number(input.bank))
    if (account?.username !== username) throw new Refusal('账户不存在', 500)
    if (isLess((await readWallet(tx, username)).main, amount))
      throw new Refusal('提现金额不能大于账户余额', 208)
    if (isPositive(member.wagering)) throw new Refusal('流水未达到要求', 214)
    const today = IDBKeyRange.bound([username, 2, startOfDay(now)], [username, 2, Infinity])
    if ((await tx.objectStore('transactions').index('time').count(today)) >= WITHDRAWALS_A_DAY) {
      throw new Refusal('今日取款次数已达上限', 216)
    }
    const out_trade_no = await orderNumber(tx, now)
    await move(tx, {
      username,
      from: MAIN_WALLET,
      to: HELD,
      amount,
      kind: 'withdrawal',
      reference: out_trade_no,
      at: now,
    })
    await tx.objectStore('transactions').add({
      username,
      type: 2,
      created_at: now,
      out_trade_no,
      pay_way: account.type === 1 ? '汇旺' : `${account.bank}-${account.chain}`,
      api_type: '',
      amount,
      state: ORDER.pending,
      dueAt: now + WITHDRAWAL_MS,
      paytype: account.bank,
      real_money: account.type === 1 ? amount : coinArrival(member, account.chain, amount),
      rate: member.withdrawusdtrate,
      bank: account.type === 1 ? account.bank : account.chain,
    })
    return say('提交成功，等待审核')
  })
}

/** Ethereum addresses ignore letter case, Tron addresses don't; spaces never count. */
function isSameNumber(one: string, other: string): boolean {
  const [a, b] = [one, other].map((number) => number.replace(/\s/g, '')) as [string, string]
  return a === b || (/^0x/i.test(a) && a.toLowerCase() === b.toLowerCase())
}

function checkPayPassword({ payPassword }: MemberRow, sent: string, text: string, code: number): void {
  if (payPassword === '') throw new Refusal('请先设置支付密码', 251)
  if (payPassword !== sent) throw new Refusal(text, code)
}
