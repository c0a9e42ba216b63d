const LONGEST = 120

/** Server messages are text of bounded length; what looks like a stack or markup is replaced (faults R5). */
export function readableMessage(message: string): string {
  const text = message.trim()
  if (/<\/?[a-z!]|Exception|Undefined|SQLSTATE|\bat .+:\d+/i.test(text)) return '系统繁忙，请稍后再试'
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
