import { PayoutAccountsPage } from './PayoutAccountsPage'

/** /bankCard: account management, opened at its second tab. */
export const BankCardPage = () => <PayoutAccountsPage first="huiwang" />
