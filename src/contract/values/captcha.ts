/** The fixed pool of D12: `public/captcha/NN.svg` shows code NN. */
export const CAPTCHAS =
  '3KD7 8MPA W4T9 Q7XR H2NB 5VCE K9FJ T6YU A3ZD R8GH 7BWN P4KS E9CM 2XQV N5JT Y7DA 6HRF C3UP J8WE 4GZK M2SB'.split(
    ' ',
  )
