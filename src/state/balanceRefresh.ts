/** Listeners for 刷新余额, whichever button was pressed. */
const followers = new Set<() => void>()

/** Calls `follow` at each press of 刷新余额; returns the function that stops it. */
export function onBalanceRefresh(follow: () => void): () => void {
  followers.add(follow)
  return () => void followers.delete(follow)
}

/** Reports a press of 刷新余额. */
export const tellBalanceRefresh = (): void => followers.forEach((follow) => follow())
