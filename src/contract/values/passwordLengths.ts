/** Number of characters of a password. */
export type PasswordLengths = { readonly least: number; readonly most: number }

/** Upper limit of all servers. */
const LONGEST = 128

/** Reads a build variable: `8-20`, or `6` for exactly six; `otherwise` when unset. Throws on anything else. */
export function readPasswordLengths(
  name: string,
  value: string | undefined,
  otherwise: PasswordLengths,
): PasswordLengths {
  const text = value?.trim() ?? ''
  if (text === '') return otherwise
  const [, first = '', last = first] = /^(\d+)(?:\s*-\s*(\d+))?$/.exec(text) ?? []
  const least = Number(first)
  const most = Number(last)
  if (least < 1 || most < least || most > LONGEST)
    throw new RangeError(
      `${name} must be a length or a range like 6 or 8-20, from 1 to ${LONGEST}; got "${text}"`,
    )
  return { least, most }
}

/** `6位` or `8到20位`. */
export const lengthsInWords = ({ least, most }: PasswordLengths): string =>
  least === most ? `${least}位` : `${least}到${most}位`
