import type { ComponentProps } from 'react'
import { paymentPassword, readPaymentPassword } from '@/contract/values/paymentPassword'
import { PasswordField } from '@/ui/forms/PasswordField'
import { PinField } from '@/ui/forms/PinField'

/** A payment password: six cells, or a password field in builds where it isn't six digits. */
export const PaymentPasswordField = ({ typed, ...field }: ComponentProps<typeof PinField>) =>
  paymentPassword.isPin ? (
    <PinField {...field} typed={readPaymentPassword(typed)} />
  ) : (
    <PasswordField autoComplete="off" {...field} />
  )
