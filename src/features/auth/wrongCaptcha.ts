/** Said of an entry that is not what the image shows; it clears the entry and draws a new image (spec 1 §5). */
export const WRONG_CAPTCHA = '验证码错误！'
