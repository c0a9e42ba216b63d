import { paths } from '@/navigation/paths'
import { notePlayed, type OpenableGame } from '@/state/gameShelf'
import { session } from '@/state/session'
import { logInFor } from '@/state/wishedGame'
import { openAppTab } from '../site/openAppTab'

/**
 * Opens a game in a tab of its own, inside the click (D20); without a token the login dialog opens instead, and the game
 * after the login (spec 1 §2). The tab inherits this tab's token (D8).
 */
export function openGame(game: OpenableGame): void {
  if (session.token === null) logInFor(game)
  else tryGame(game)
}

/** Opens a game for a member. False, and told unless `isQuiet`, when the pop-up was blocked. */
export function tryGame(game: OpenableGame, isQuiet = false): boolean {
  const isOpen = openAppTab(paths.game(game), isQuiet)
  if (isOpen) notePlayed(game)
  return isOpen
}
