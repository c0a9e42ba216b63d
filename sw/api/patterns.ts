import { EMAIL, MOBILE } from '@/contract/member'

// The limits both sides obey (D48); the server checks them itself, it trusts nobody.
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/

/** A mainland mobile number. */
export const isMobile = (text: string): boolean => MOBILE.test(text)
/** An address as spec 2 §5 allows it. */
export const isEmail = (text: string): boolean => EMAIL.test(text)
/** A real calendar day as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const [, year, month, day] = DATE.exec(text)?.map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
