import { useRef, useState } from 'react'
import { intentKey, withoutSecrets } from '@/api/intentKey'
import { serverNow } from '@/api/serverClock'
import { useMemberPart } from '@/components/member/useMember'
import type { Asked } from '@/components/unknownOutcome/lookUps'
import type { Input } from '@/contract/endpoint'
import { createWithdrawal } from '@/contract/payouts'
import { nearbySince } from '@/state/intents'
import { sentSince } from '@/state/sentRequests'
import { toast } from '@/state/toasts'
import type { AccountKind } from './accountKinds'
import { usePasswordSubmit } from './usePasswordSubmit'
import { factsOf, type Withdrawal } from './withdrawal'

/** A withdrawal that waits for the member's word, with the password it will be sent with. */
type Plan = Withdrawal & { kind: AccountKind; password: string }

/** A withdrawal that the server has taken, and what its row in the records is recognised by. */
export type SentWithdrawal = { withdrawal: Withdrawal; asked: Asked }

const inputOf = ({ amount, account, password }: Plan): Input<typeof createWithdrawal> => ({
  amount,
  bank: account.id,
  password,
})

/** How many equal withdrawals have succeeded shortly before this one. */
async function earlierOf(username: string, plan: Plan, at: number): Promise<number> {
  const key = await intentKey(username, createWithdrawal, withoutSecrets(createWithdrawal, inputOf(plan)))
  return Math.max(0, sentSince(key, nearbySince(at)) - 1)
}

type Options = {
  kind: AccountKind
  /** Empties the password field. */
  forget: () => void
  /** What follows a success, where the form still stands. */
  onSent: (sent: SentWithdrawal) => void
}

/** A withdrawal between the form and its steps: `propose` shows it for confirmation, nothing is sent before `confirm` (D71). */
export function useWithdrawal({ kind, forget, onSent }: Options) {
  const username = useMemberPart((member) => member.username) ?? ''
  const [plan, propose] = useState<Plan | null>(null)
  // Going back in history shows another kind behind the dialog.
  if (plan && plan.kind !== kind) propose(null)
  const isSending = useRef(false)
  const sentAt = useRef({ at: 0, serverAt: 0 })

  const follow = async (sent: Plan) => {
    const { at, serverAt } = sentAt.current
    const { amount, account, coin } = sent
    const before = await earlierOf(username, sent, at)
    const asked = { input: { amount }, listedAs: coin?.arrival ?? undefined, serverAt, before }
    onSent({ withdrawal: { amount, account, coin }, asked })
  }
  const { run, isPending } = usePasswordSubmit(createWithdrawal, {
    forget,
    tell: () => toast.success('提交成功，等待审核'),
    leave: () => plan && void follow(plan),
  })

  const confirm = async () => {
    // Two presses in one tick are one (D24); the second must not close the dialog either.
    if (plan === null || isSending.current) return
    isSending.current = true
    sentAt.current = { at: Date.now(), serverAt: serverNow() }
    await run(inputOf(plan), { facts: factsOf(plan), listedAs: plan.coin?.arrival ?? undefined })
    isSending.current = false
    propose(null)
  }
  return { plan, propose, confirm, dismiss: () => propose(null), isPending }
}
