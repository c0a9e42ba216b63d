import { PayoutAccountsPage } from './PayoutAccountsPage'

/** /bankCard, only named in the documents: the account management at its second tab (D1). */
export const BankCardPage = () => <PayoutAccountsPage first="huiwang" />
