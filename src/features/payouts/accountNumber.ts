const LAST = 4

/** An account number or address down to its last four characters, `•••• 3571`; nothing of one that short (spec 2 §2). */
export const maskNumber = (number: string): string =>
  number.length > LAST ? `•••• ${number.slice(-LAST)}` : '••••'

/** The same for the ear: the last four one by one, `尾号 3 5 7 1` (faults 6). */
export const sayNumber = (number: string): string =>
  number.length > LAST ? `尾号 ${number.slice(-LAST).split('').join(' ')}` : '号码已隐藏'

/** A whole address in groups of four, to be compared by eye and ear before it is bound (faults 2.4). */
export const inGroups = (address: string): string => address.match(/.{1,4}/g)?.join(' ') ?? ''
