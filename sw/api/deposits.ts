import {
  createDeposit,
  getDepositChannels,
  getDepositRange,
  getPayment,
  listBanks,
  listReceivingAccounts,
  type RangeType,
} from '@/contract/deposits'
import { isLess, toUsdt } from '@/contract/values/arithmetic'
import { money, type Money } from '@/contract/values/money'
import type { Input } from '@/contract/wire/endpoint'
import { DEPOSIT_MS, GIFT, ORDER, orderNumber } from '../db/orderTerms'
import { paymentOf } from '../db/payments'
import { Refusal } from '../db/refusal'
import { banks, receivingAccounts } from '../db/seed/banks'
import { readAmount } from '../server/amounts'
import { say, serveMember, type Api } from '../server/serve'

type Deposit = Input<typeof createDeposit>

const range = (min: string, max: string) => ({ min_price: money(min), max_price: money(max) })
const RANGES: Record<RangeType, { min_price: Money; max_price: Money }> = {
  antoken: range('100', '50000'),
  bank: range('100', '50000'),
  wechat: range('100', '5000'),
  alipay: range('100', '10000'),
  'usdt-trc20': range('100', '100000'),
  'usdt-erc20': range('500', '100000'),
}

const WAYS = {
  bank: '银行卡转账',
  antoken: '钱包支付',
  wxpay: '微信支付',
  alipay: '支付宝',
  rengong: '人工充值',
} as const

/** Deposits: channels, ranges, orders, and how to pay one. */
export function mountDeposits(api: Api): void {
  serveMember(api, getDepositChannels, () => ({
    antoken: true,
    card: true,
    usdt: true,
    wechat: true,
    alipay: true,
  }))
  serveMember(api, getDepositRange, ({ input }) => RANGES[input.type])
  serveMember(api, listBanks, () => banks)
  serveMember(api, listReceivingAccounts, () => receivingAccounts)

  serveMember(api, createDeposit, async ({ tx, member, now, input }) => {
    const amount = readAmount(input.amount)
    const { min_price, max_price } = RANGES[rangeType(input)]
    if (isLess(amount, min_price) || isLess(max_price, amount))
      throw new Refusal('充值金额不在该通道范围中', 212)
    checkBankFields(input)
    const out_trade_no = await orderNumber(tx, now)
    const isUsdt = input.paytype === 'usdt'
    await tx.objectStore('transactions').add({
      username: member.username,
      type: 1,
      created_at: now,
      out_trade_no,
      pay_way: isUsdt ? `USDT-${input.catepay}` : WAYS[input.paytype],
      api_type: '',
      amount,
      state: ORDER.pending,
      dueAt: now + DEPOSIT_MS,
      paytype: input.paytype,
      real_money: isUsdt ? (toUsdt(amount, member.usdtrate) ?? amount) : amount,
      rate: member.usdtrate,
      bank: isUsdt ? input.catepay : input.paytype === 'bank' ? input.bank : '',
    })
    return say(out_trade_no)
  })

  serveMember(api, getPayment, async ({ tx, member, input }) => {
    const order = await tx.objectStore('transactions').index('order').get(input.deposit_no)
    const isDeposit = order?.type === 1 && order.paytype !== GIFT
    if (!isDeposit || order.username !== member.username) throw new Refusal('未找到订单', 500)
    const { message, payment } = paymentOf(order)
    return say(message, payment)
  })
}

/** The manual channel has the bank's range. */
function rangeType(deposit: Deposit): RangeType {
  if (deposit.paytype === 'usdt') return deposit.catepay === 'TRC20' ? 'usdt-trc20' : 'usdt-erc20'
  const types = {
    bank: 'bank',
    rengong: 'bank',
    antoken: 'antoken',
    wxpay: 'wechat',
    alipay: 'alipay',
  } as const
  return types[deposit.paytype]
}

function checkBankFields(deposit: Deposit): void {
  if (deposit.paytype !== 'bank') return
  const { bank_owner, bank, bank_no, bank_address } = deposit
  if (bank_owner.trim() === '') throw new Refusal('请输入存款人姓名', 1000)
  if (bank === '') throw new Refusal('请选择银行', 1000)
  if (bank_no.trim() === '') throw new Refusal('请输入银行账号', 1000)
  if (bank_address.trim() === '') throw new Refusal('请输入开户行地址', 1000)
}
