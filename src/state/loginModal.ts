import { proxy } from 'valtio'

/** Whether the dialog 会员登录 is open. It stays on the page it was opened on (D2). */
export const loginModal = proxy({ isOpen: false })

/** Opens it. */
export const openLogin = (): void => void (loginModal.isOpen = true)
/** Closes it; the form is gone with it, and a new captcha comes with the next. */
export const closeLogin = (): void => void (loginModal.isOpen = false)
