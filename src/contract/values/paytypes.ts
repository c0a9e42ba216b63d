/** Path of `createDeposit`. */
export const DEPOSIT_PATH = '/api/recharge'

/** Wire names of the deposit channels. */
export const PAYTYPES = ['antoken', 'bank', 'usdt', 'wxpay', 'alipay', 'rengong'] as const
export type Paytype = (typeof PAYTYPES)[number]

const isPaytype = (name: string): name is Paytype => (PAYTYPES as readonly string[]).includes(name)

/** Channels of a build, from `VITE_DEPOSIT_CHANNELS=bank,usdt,wxpay`; all when unset. Throws on an unknown name. */
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
