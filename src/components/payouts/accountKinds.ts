import { ACCOUNT_TYPES, CRYPTO_BANKS, type PayoutAccount } from '@/contract/payouts'
import { NETWORKS, type Network } from '@/contract/values/networks'
import { maskNumber } from './accountNumber'

/** Name of bank-like payout accounts: 汇旺, unless the build sets another. */
export const payoutAccountName: string = import.meta.env.VITE_PAYOUT_ACCOUNT_NAME || '汇旺'

/** Kinds of crypto wallets: a USDT address or the wallet app. */
export type CryptoKind = 'usdt' | 'antoken'
/** The three kinds of payout accounts. */
export type AccountKind = 'huiwang' | CryptoKind

type Facts = {
  name: string
  listType: number
  /** `?type=` of the account management. */
  managementType: string
  /** `?type=` of the withdrawal; the wallet app has one but no tab. */
  withdrawalType: string
  /** Error of a withdrawal without an account. */
  missing: string
  /** Fallback for a missing server icon. */
  icon: string
}

/** Texts, URL types and icon of each kind. */
export const ACCOUNT_KINDS: Record<AccountKind, Facts> = {
  usdt: {
    name: 'USDT',
    listType: ACCOUNT_TYPES.usdt,
    managementType: '1',
    withdrawalType: '1',
    missing: '请选择USDT地址',
    icon: '/art/channel-usdt.svg',
  },
  huiwang: {
    name: payoutAccountName,
    listType: ACCOUNT_TYPES.bank,
    managementType: '2',
    withdrawalType: '0',
    missing: '请选择银行账户',
    icon: '/art/channel-bank.svg',
  },
  antoken: {
    name: '钱包APP',
    listType: ACCOUNT_TYPES.antoken,
    managementType: '3',
    withdrawalType: '3',
    missing: '请选择USDT地址',
    icon: '/art/channel-antoken.svg',
  },
}

/** The bank marker and protocols of each crypto wallet; the first protocol is preselected. */
export const CRYPTO_KINDS: Record<
  CryptoKind,
  { bank: (typeof CRYPTO_BANKS)[number]; chains: readonly Network[] }
> = {
  usdt: { bank: 'USDT', chains: NETWORKS },
  antoken: { bank: 'antoken', chains: ['TRC20'] },
}

const KINDS = Object.keys(ACCOUNT_KINDS) as AccountKind[]

/** The account kind of a page's `?type=`. */
export const kindOf = (
  page: 'managementType' | 'withdrawalType',
  type: string | null,
  otherwise: AccountKind,
): AccountKind => KINDS.find((kind) => ACCOUNT_KINDS[kind][page] === type) ?? otherwise

/** The bank of an account; the wallet app by its name, not its marker. */
export const bankOf = ({ bank }: Pick<PayoutAccount, 'bank'>): string =>
  bank === CRYPTO_KINDS.antoken.bank ? ACCOUNT_KINDS.antoken.name : bank

/** The holder of an account, or its chain. */
export const ownerOf = ({ holder, chain }: PayoutAccount): string => holder || chain

type Place = Pick<PayoutAccount, 'bank' | 'chain'>

/** Bank and chain of an account: `星河银行`, `USDT TRC20`. */
export const placeOf = (account: Place): string => [bankOf(account), account.chain].join(' ').trim()

/** An account for stored texts: `USDT TRC20 •••• 6789`. */
export const maskedAccount = (account: Place & Pick<PayoutAccount, 'bank_no'>): string =>
  `${placeOf(account)} ${maskNumber(account.bank_no)}`
