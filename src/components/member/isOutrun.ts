type Polled = { dataUpdatedAt: number; isInvalidated: boolean }

/**
 * Whether the answer of a single read is outdated: a poll has answered since the read started, or a money request has ended
 * and its figures are being fetched.
 */
export const isOutrun = (poll: Polled | undefined, startedAt: number): boolean =>
  poll !== undefined && (poll.isInvalidated || poll.dataUpdatedAt > startedAt)
