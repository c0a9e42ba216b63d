import { logOut } from './logOut'
import { ask } from '@/state/overlays'

/** Asks whether the member wants to leave, and ends the session if so (spec 1 §4). */
export async function askLogOut(): Promise<void> {
  const isSure = await ask({ title: '退出登录', text: '您确定要退出登录吗?', yes: '确定', no: '点错了' })
  if (isSure) logOut()
}
