import { paths } from '@/navigation/paths'
import { notePlayed, type OpenableGame } from '@/state/gameShelf'
import { session } from '@/state/session'
import { logInFor } from '@/state/wishedGame'
import { openAppTab } from '../site/openAppTab'

/**
 * Opens a game in a new tab, which inherits this tab's token; call it inside the click. Visitors get the login
 * dialog first.
 */
export function openGame(game: OpenableGame): void {
  if (session.token === null) logInFor(game)
  else tryGame(game)
}

/** Opens a game for a member. Returns false if the pop-up was blocked, with a toast unless `isQuiet`. */
export function tryGame(game: OpenableGame, isQuiet = false): boolean {
  const isOpen = openAppTab(paths.game(game), isQuiet)
  if (isOpen) notePlayed(game)
  return isOpen
}
