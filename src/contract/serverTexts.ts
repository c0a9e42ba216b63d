/**
 * What servers of the family say in English, and what members read instead (D61). Keys are lower case. Loaded only when such
 * a text has come.
 */
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

/** Texts that end in a detail of the server's own. */
const BEGINNINGS: readonly (readonly [string, string])[] = [['wallet error', '场馆钱包异常，请稍后再试']]

/** Texts about a payment channel, whichever it is. */
const CHANNEL = /^\w+ channel unavailable$/

/** The Chinese for a known text of a server, in any case and with surrounding space; undefined for an unknown one. */
function chineseFor(message: string): string | undefined {
  const text = message.trim().toLowerCase()
  if (Object.hasOwn(TEXTS, text)) return TEXTS[text]
  if (CHANNEL.test(text)) return '该支付通道暂不可用，请选择其他存款方式'
  return BEGINNINGS.find(([beginning]) => text.startsWith(beginning))?.[1]
}

/** The Chinese for a text of a server; an unknown one becomes the portal's own word for the action that got this code. */
export const textFor = (action: string, code: number, message: string): string =>
  chineseFor(message) ??
  (code === 200 ? `${action}成功` : `${action}未成功（代码 ${code}），请核对后重试或联系客服`)
