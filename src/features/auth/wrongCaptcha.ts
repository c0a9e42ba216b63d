/** The message for a wrong code, which also clears the field and draws a new captcha (spec 1 §5). */
export const WRONG_CAPTCHA = '验证码错误！'
