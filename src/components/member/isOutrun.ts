type Polled = { dataUpdatedAt: number; isInvalidated: boolean }

/**
 * Whether a single read's answer is out of date: a poll has answered since the read started, or a money request has ended
 * and its figures are on their way. An outdated answer isn't written.
 */
export const isOutrun = (poll: Polled | undefined, startedAt: number): boolean =>
  poll !== undefined && (poll.isInvalidated || poll.dataUpdatedAt > startedAt)
