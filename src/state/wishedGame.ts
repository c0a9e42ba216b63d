import { subscribe } from 'valtio'
import type { OpenableGame } from './gameShelf'
import { loginModal, openLogin } from './loginModal'

let wished: OpenableGame | null = null

/** Opens the login dialog for a game that was pressed. */
export function logInFor(game: OpenableGame): void {
  wished = game
  openLogin()
}

/** The game whose press opened the login dialog, null when it was opened otherwise. */
export const wishedGame = (): OpenableGame | null => wished

// However the dialog closes, the wish is gone with it.
subscribe(loginModal, () => {
  if (!loginModal.isOpen) wished = null
})
