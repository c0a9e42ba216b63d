/** Chinese for the English texts of servers (D61). Keys are lower case. Loaded on demand. */
const TEXTS: Readonly<Record<string, string>> = {
  'account disabled': '该用户已被禁用，请联系管理员！',
  'activity apply success': '申请成功，请等待审核',
  'activity not found': '活动不存在或已申请',
  'agent application already submitted': '您已提交过代理申请，请等待审核',
  'authentication failed': '登录已过期，请重新登录',
  'game is closed or missing': '游戏暂未开放，请选择其他游戏',
  'insufficient balance': '余额不足',
  'invalid transfer amount': '转账金额有误，请核对后重试',
  'login expired': '登录已过期，请重新登录',
  'no balance to recover': '没有可回收的金额',
  'no eligible records': '活动不存在或已申请',
  'recharge order not found': '未找到订单',
  'refresh success': '刷新成功',
  'transfer success': '转账成功',
}

/** Texts that end in a server-specific detail. */
const BEGINNINGS: readonly (readonly [string, string])[] = [['wallet error', '场馆钱包异常，请稍后再试']]

/** Texts about any payment channel. */
const CHANNEL = /^\w+ channel unavailable$/

/** Chinese for a known server text, ignoring case and surrounding space; undefined for unknown ones. */
function chineseFor(message: string): string | undefined {
  const text = message.trim().toLowerCase()
  if (Object.hasOwn(TEXTS, text)) return TEXTS[text]
  if (CHANNEL.test(text)) return '该支付通道暂不可用，请选择其他存款方式'
  return BEGINNINGS.find(([beginning]) => text.startsWith(beginning))?.[1]
}

/** Chinese for a server text; unknown ones become the portal's own text for the action and code. */
export const textFor = (action: string, code: number, message: string): string =>
  chineseFor(message) ??
  (code === 200 ? `${action}成功` : `${action}未成功（代码 ${code}），请核对后重试或联系客服`)
