import { EMAIL, MOBILE } from '@/contract/member'

// The limits both sides obey (D48); the server checks them itself, it trusts nobody.

/** A mainland mobile number. */
export const isMobile = (text: string): boolean => MOBILE.test(text)
/** An address as spec 2 §5 allows it. */
export const isEmail = (text: string): boolean => EMAIL.test(text)
