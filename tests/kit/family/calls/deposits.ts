import { invalid, nothing, ok, refuse } from '../answers'
import { banksOf } from '../banks'
import { all, cents } from '../rows'
import type { Deposit } from '../state'
import { iso } from '../times'
import { forAnyone, forMembers, type Family } from './api'

/** CNY for one USDT. */
const RATE = 7.2
const CHANNELS = {
  wechat: { id: 3, mch_id: 'wx-1', most: 5000 },
  alipay: { id: 4, mch_id: 'ali-1', most: 5000 },
  TRC20: { id: 5, mch_id: 'TXaddr5TRC20', most: 10_000 },
  ERC20: { id: 6, mch_id: '0xaddr6ERC20', most: 10_000 },
} as const
type Channel = keyof typeof CHANNELS

const KINDS: Record<Deposit['way'], readonly [kind: string, paytype: string]> = {
  1: ['bankpay', '银行转账支付'],
  3: ['alipay', '支付宝扫码支付'],
  4: ['wxpay', '微信扫码支付'],
  5: ['usdtpay', 'USDT扫码支付'],
}
const WAYS: Record<string, Deposit['way']> = { bank: 1, alipay: 3, wxpay: 4, usdt: 5 }

/** Channels, ranges, banks, deposits and how they are paid. */
export function mountDeposits(family: Family): void {
  const { state, addresses, row, now } = family
  const banks = banksOf(state.begun, addresses.images, row)

  forAnyone(family, 'get_pay_way', () => ok({ wechat: 1, usdt: 1, alipay: 1, card: 1 }, 'success'))

  forMembers(family, 'getPayRange', (_, input) => {
    const type = input.text('type').replace('usdt-', '')
    const channel = Object.entries(CHANNELS).find(([name]) => name.toLowerCase() === type)?.[1]
    // Channels are numbers; the other settings are texts.
    return ok(
      channel ? { min_price: 100, max_price: channel.most } : { min_price: '100', max_price: '10000' },
    )
  })
  forMembers(family, 'banklist', () => ok(banks.list()))
  forMembers(family, 'getpaybank', () => ok(banks.accounts()))

  forMembers(family, 'recharge', (member, input) => {
    const paytype = input.maybe('paytype')
    if (input.maybe('amount') === '') return invalid('The amount field is required.')
    const way = WAYS[paytype]
    // Manual and wallet-token deposits fall through: no order, and no answer.
    if (way === undefined) return nothing()
    const amount = input.number('amount')
    const { min_deposit } = state.settings
    if (amount < min_deposit) return refuse(500, `单次充值最低金额：${min_deposit}`)
    const chain = way === 5 ? input.text('catepay') : null
    const channel = channelOf(way, chain)
    if (!(amount >= 100) || amount > (channel ? CHANNELS[channel].most : 10_000))
      return refuse(500, '充值金额不在该通道范围中')
    const field = (name: string) => (way === 1 ? input.text(name) : null)
    const id = (state.nextId += 1)
    const no = `${Math.floor(now() / 1000)}${10_000 + id}`
    member.deposits.unshift({
      id,
      no,
      way,
      amount,
      real_money: way === 5 ? cents(amount / RATE) : amount,
      bank: chain ?? field('bank'),
      bank_no: field('bank_no'),
      bank_address: field('bank_address'),
      bank_owner: field('bank_owner'),
      state: 1,
      at: now(),
    })
    return ok([], no)
  })

  forMembers(family, 'payinfo', (member, input) => {
    const deposit = member.deposits.find(({ no }) => no === input.text('deposit_no'))
    if (!deposit) return refuse(500, 'recharge order not found')
    if (deposit.way === 4 && state.settings.wechat === 0) return refuse(500, 'wechat channel unavailable')
    const { id, no, way, amount, real_money, bank, bank_no, bank_address, bank_owner } = deposit
    const [kind, paytype] = KINDS[way]
    const info = {
      ...row({ id, out_trade_no: no, user_id: member.id, amount, cash_fee: 0, real_money }),
      ...row({ pay_way: way, bank, bank_no, bank_address, bank_owner, state: deposit.state }),
      ...all('order_no info usdt_rate', null),
      ...all('created_at updated_at', iso(deposit.at)),
      paytype,
      ...(way === 5 ? { usdtrate: RATE } : {}),
    }
    const channel = channelOf(way, bank)
    return ok({ deposit_no: no, info, cardlist: channel ? cardOf(channel) : banks.accounts() }, kind)
  })

  function cardOf(channel: Channel) {
    const { id, mch_id, most } = CHANNELS[channel]
    return {
      ...row({ id, mch_id: channel === 'wechat' ? state.settings.wechat_mch_id : mch_id }),
      ...all('content name category', channel),
      ...all('key remark download_name download_url pay_type_id', null),
      payimg: `${addresses.images}/uploads/q.png`,
      ...row({ status: 1, min_price: 100, max_price: most }),
      ...all('created_at updated_at', iso(state.begun)),
    }
  }
}

function channelOf(way: Deposit['way'], chain: string | null): Channel | null {
  if (way === 1) return null
  if (way === 5) return chain === 'ERC20' ? 'ERC20' : 'TRC20'
  return way === 3 ? 'alipay' : 'wechat'
}
