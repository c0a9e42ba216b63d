import { subscribe } from 'valtio'
import type { OpenableGame } from './gameShelf'
import { loginModal, openLogin } from './loginModal'

let wished: OpenableGame | null = null

/** Opens the login dialog for the game a visitor chose. */
export function logInFor(game: OpenableGame): void {
  wished = game
  openLogin()
}

/** The game for which the login dialog opened, or null. */
export const wishedGame = (): OpenableGame | null => wished

// Closing the dialog in any way forgets the game.
subscribe(loginModal, () => {
  if (!loginModal.isOpen) wished = null
})
