// The back office's pace (D39): how long an order waits for its decision.

/** Deposits. */
export const DEPOSIT_MS = 20_000
/** Withdrawals. */
export const WITHDRAWAL_MS = 30_000
/** Applications for a promotion. */
export const APPLICATION_MS = 60_000
