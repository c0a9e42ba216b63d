type Polled = { dataUpdatedAt: number; isInvalidated: boolean }

/**
 * Whether a poll answered after a single read was started, or a money request ended meanwhile and its figures are on
 * their way: then the single read's answer is the older one and is not written (faults 2.4, R3).
 */
export const isOutrun = (poll: Polled | undefined, startedAt: number): boolean =>
  poll !== undefined && (poll.isInvalidated || poll.dataUpdatedAt > startedAt)
