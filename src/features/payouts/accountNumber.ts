const LAST = 4

/** An account number or address down to its last four characters, `•••• 3571`; nothing of one that short (spec 2 §2). */
export const maskNumber = (number: string): string =>
  number.length > LAST ? `•••• ${number.slice(-LAST)}` : '••••'

/** The same for the ear: the last four one by one, `尾号 3 5 7 1`. */
export const sayNumber = (number: string): string =>
  number.length > LAST ? `尾号 ${spell(number.slice(-LAST))}` : '号码已隐藏'

/** A whole number for the ear, one character after the other. */
export const spell = (number: string): string => number.split('').join(' ')

/** A whole address in groups of four, to be compared by eye. */
export const inGroups = (address: string): string => address.match(/.{1,4}/g)?.join(' ') ?? ''
