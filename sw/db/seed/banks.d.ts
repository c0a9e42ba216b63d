import type { Data } from '@/contract/endpoint'
import type { listBanks, ReceivingAccount } from '@/contract/deposits'
/** Banks a member may choose from; all invented. */
export declare const banks: Data<typeof listBanks>
/** The platform's accounts a member pays into; names and numbers are invented. */
export declare const receivingAccounts: ReceivingAccount[]
