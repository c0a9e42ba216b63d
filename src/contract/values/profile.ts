/** Maximum size of an avatar as specified, bytes. */
export const MAX_AVATAR_BYTES = 2 * 1024 * 1024

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** Least age of a member, years. */
export const LEAST_AGE = 18

/** Full years from a birthday to a day, both YYYY-MM-DD; below zero for one that is ahead. */
export const ageOn = (today: string, birthday: string): number =>
  Number(today.slice(0, 4)) - Number(birthday.slice(0, 4)) - (today.slice(5) < birthday.slice(5) ? 1 : 0)

/** Whether a text is a calendar day, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const [, year, month, day] = DAY.exec(text)?.map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined) return false
  const date = new Date(0)
  // Date.UTC takes the years 0 to 99 for 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
