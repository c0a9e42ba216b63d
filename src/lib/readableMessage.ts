const LONGEST = 120

/** A server message for display: at most 120 characters; stack traces and markup are replaced. */
export function readableMessage(message: string): string {
  const text = message.trim()
  if (/<\/?[a-z!]|Exception|Undefined|SQLSTATE|\bat .+:\d+/i.test(text)) return '系统繁忙，请稍后再试'
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
