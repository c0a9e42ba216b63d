/**
 * The fixed pool of D12: `public/captcha/NN.svg` shows code NN. Its answers are in the client: a speed bump, not a
 * security measure. Real protection is the server's throttling.
 */
const POOL =
  '3KD7 8MPA W4T9 Q7XR H2NB 5VCE K9FJ T6YU A3ZD R8GH 7BWN P4KS E9CM 2XQV N5JT Y7DA 6HRF C3UP J8WE 4GZK M2SB'.split(
    ' ',
  )

/** The image is chosen among the first 20 of the 21 (spec 1 §5). */
const CHOOSABLE = 20

export type Captcha = { code: string; src: string }

/** A captcha by chance; a new object each time, so that the same image twice is still a new draw. */
export function drawCaptcha(): Captcha {
  const index = Math.floor(Math.random() * CHOOSABLE)
  return { code: POOL[index]!, src: `/captcha/${String(index).padStart(2, '0')}.svg` }
}

/** Compared without case; full-width letters are taken as letters. */
export const matchesCaptcha = (typed: string, { code }: Captcha): boolean =>
  typed.normalize('NFKC').trim().toUpperCase() === code
