/** What bank-like payout accounts are called, 汇旺 unless the operator renames it (D42). */
export const payoutAccountName: string = import.meta.env.VITE_PAYOUT_ACCOUNT_NAME || '汇旺'
