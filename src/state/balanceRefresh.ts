/** What also reads again when the member presses 刷新余额, whichever button of the page it is. */
const followers = new Set<() => void>()

/** Runs `follow` at each press of 刷新余额; returns the way out. */
export function onBalanceRefresh(follow: () => void): () => void {
  followers.add(follow)
  return () => void followers.delete(follow)
}

/** A 刷新余额 was pressed. */
export const tellBalanceRefresh = (): void => followers.forEach((follow) => follow())
