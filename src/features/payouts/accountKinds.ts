import { payoutAccountName } from './payoutAccountName'
import { NETWORKS, type Network } from '@/contract/networks'
import { ACCOUNT_TYPES, CRYPTO_BANKS, type PayoutAccount } from '@/contract/payouts'
import { maskNumber } from './accountNumber'

/** Crypto wallets: a USDT address, and the wallet app. */
export type CryptoKind = 'usdt' | 'antoken'
/** The three kinds of payout accounts (spec 2 §1). */
export type AccountKind = 'huiwang' | CryptoKind

type Facts = {
  /** What members call it. */
  name: string
  listType: number
  /** Its `?type=` on the account management, USDT first (spec 2 §2). */
  managementType: string
  /** Its `?type=` on the withdrawal; the wallet app has one, and no tab (spec 2 §2). */
  withdrawalType: string
  /** Told when a withdrawal names no account. */
  missing: string
  /** Shown where the server sends no icon. */
  icon: string
}

/** What tells the kinds apart. */
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

/** How a crypto wallet is bound: its fixed bank marker, and its protocols, the first one preselected (spec 2 §5, §9). */
export const CRYPTO_KINDS: Record<
  CryptoKind,
  { bank: (typeof CRYPTO_BANKS)[number]; chains: readonly Network[] }
> = {
  usdt: { bank: 'USDT', chains: NETWORKS },
  antoken: { bank: 'antoken', chains: ['TRC20'] },
}

const KINDS = Object.keys(ACCOUNT_KINDS) as AccountKind[]

/** The kind a `?type=` of one of the two pages stands for. */
export const kindOf = (
  page: 'managementType' | 'withdrawalType',
  type: string | null,
  otherwise: AccountKind,
): AccountKind => KINDS.find((kind) => ACCOUNT_KINDS[kind][page] === type) ?? otherwise

/** Where an account is: its bank, USDT, or the wallet app instead of its marker. */
export const bankOf = ({ bank }: Pick<PayoutAccount, 'bank'>): string =>
  bank === CRYPTO_KINDS.antoken.bank ? ACCOUNT_KINDS.antoken.name : bank

/** Whose an account is, or on which chain it lies. */
export const ownerOf = ({ holder, chain }: PayoutAccount): string => holder || chain

type Place = Pick<PayoutAccount, 'bank' | 'chain'>

/** Where an account is, with its chain: `星河银行`, `USDT TRC20`. */
export const placeOf = (account: Place): string => [bankOf(account), account.chain].join(' ').trim()

/** An account by its place and its last four characters, for texts that are kept: `USDT TRC20 •••• 6789`. */
export const maskedAccount = (account: Place & Pick<PayoutAccount, 'bank_no'>): string =>
  `${placeOf(account)} ${maskNumber(account.bank_no)}`
