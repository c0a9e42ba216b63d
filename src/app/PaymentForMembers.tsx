import { PaymentPage } from '@/features/deposit/PaymentPage'
import { RequireMember } from './RequireMember'

/** /payInfo: a visitor is asked to log in, and comes back to the order (D2). */
export const PaymentForMembers = () => (
  <RequireMember>
    <PaymentPage />
  </RequireMember>
)
