/** Name of bank-like payout accounts: 汇旺, unless the build sets another (D42). */
export const payoutAccountName: string = import.meta.env.VITE_PAYOUT_ACCOUNT_NAME || '汇旺'
