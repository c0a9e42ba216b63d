/** The parts used of TanStack Query's context of a fetch. */
type Fetch = {
  readonly state: { readonly data: unknown }
  readonly fetchOptions?: { cancelRefetch?: boolean | undefined } | undefined
  readonly signal: AbortSignal
  fetchFn: () => unknown
}

/** Settles when the last repeat has ended. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Query options of a poll: its repeats wait for those of other polls, so that reads that hang don't fill the browser's connections.
 * The first read and one that a press asks for go at once.
 */
export const inTurn = {
  behavior: {
    onFetch(context: Fetch): void {
      const { fetchFn: ask, state, fetchOptions, signal } = context
      if (state.data === undefined || fetchOptions?.cancelRefetch) return
      context.fetchFn = () => {
        const turn = last.then(() => {
          signal.throwIfAborted()
          return ask()
        })
        last = turn.catch(() => {})
        return turn
      }
    },
  },
}
