const LAST = 4

/** Masks all but the last four characters, `•••• 3571`; shorter numbers entirely. */
export const maskNumber = (number: string): string =>
  number.length > LAST ? `•••• ${number.slice(-LAST)}` : '••••'

/** The masked number for screen readers: `尾号 3 5 7 1`. */
export const sayNumber = (number: string): string =>
  number.length > LAST ? `尾号 ${spell(number.slice(-LAST))}` : '号码已隐藏'

/** Spaces the characters out, so that screen readers spell them. */
export const spell = (number: string): string => number.split('').join(' ')

/** Splits an address into groups of four, easier to compare. */
export const inGroups = (address: string): string => address.match(/.{1,4}/g)?.join(' ') ?? ''
