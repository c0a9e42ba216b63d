import { proxy } from 'valtio'

/** Whether the login dialog 会员登录 is open. */
export const loginModal = proxy({ isOpen: false })

/** Opens the login dialog. */
export const openLogin = (): void => void (loginModal.isOpen = true)
/** Closes the login dialog. */
export const closeLogin = (): void => void (loginModal.isOpen = false)
