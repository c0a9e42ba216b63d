import { proxy } from 'valtio'
import type { ShelvedGame } from './gameShelf'

/** Whether the dialog 会员登录 is open. It stays on the page it was opened on (D2). `game`: what its login is to open. */
export const loginModal = proxy<{ isOpen: boolean; game: ShelvedGame | null }>({ isOpen: false, game: null })

/** Opens it. */
export const openLogin = (): void => void (loginModal.isOpen = true)
/** Closes it; the form is gone with it, the game is forgotten, and a new captcha comes with the next. */
export const closeLogin = (): void => void Object.assign(loginModal, { isOpen: false, game: null })
