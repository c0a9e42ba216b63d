import { PayoutAccountsPage } from './PayoutAccountsPage'

/** /bankCard: account management, opened at its second tab (D1). */
export const BankCardPage = () => <PayoutAccountsPage first="huiwang" />
