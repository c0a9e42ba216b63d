import { paths } from '@/navigation/paths'
import { notePlayed, type ShelvedGame } from '@/state/gameShelf'
import { openLogin } from '@/state/loginModal'
import { session } from '@/state/session'
import { openAppTab } from './openAppTab'

/**
 * Opens a game in a tab of its own, inside the click (D20); without a token the login dialog opens instead (spec 1 §2).
 * The tab inherits this tab's token (D8).
 */
export function openGame(game: ShelvedGame): void {
  if (session.token === null) return openLogin()
  if (openAppTab(paths.game(game))) notePlayed(game)
}
