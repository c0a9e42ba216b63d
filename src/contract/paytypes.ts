/** Path of `createDeposit`. */
export const DEPOSIT_PATH = '/api/recharge'

/** The channels of a deposit, as the wire calls them (D28). */
export const PAYTYPES = ['antoken', 'bank', 'usdt', 'wxpay', 'alipay', 'rengong'] as const
export type Paytype = (typeof PAYTYPES)[number]

const isPaytype = (name: string): name is Paytype => (PAYTYPES as readonly string[]).includes(name)

/**
 * The channels that a build offers, of `VITE_DEPOSIT_CHANNELS=bank,usdt,wxpay`; all of them where it is not set. Throws on
 * a name that no channel has.
 */
export function readPaytypes(setting = ''): readonly Paytype[] {
  const names = setting
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const wrong = names.filter((name) => !isPaytype(name))
  if (wrong.length > 0)
    throw new Error(
      `VITE_DEPOSIT_CHANNELS: no channel is called ${wrong.join(', ')}; the names are ${PAYTYPES.join(', ')}`,
    )
  return names.length > 0 ? names.filter(isPaytype) : PAYTYPES
}
