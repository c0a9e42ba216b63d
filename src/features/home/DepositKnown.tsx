import type { ReactNode } from 'react'
import { useMemberPart } from '@/components/member/useMember'

/** Tells whether the member has deposited; a part of its own, since visitors load nothing of a member's. */
export const DepositKnown = ({ children }: { children: (hasDeposited: boolean) => ReactNode }) =>
  children(useMemberPart(({ paysum }) => /[1-9]/.test(paysum ?? '')) === true)
