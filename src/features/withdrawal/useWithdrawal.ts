import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { nearbySince } from '@/api/money/device'
import { intentKey, withoutSecrets } from '@/api/money/intentKey'
import { sentSince } from '@/api/money/journal'
import { serverNow } from '@/api/serverClock'
import { balancesNow } from '@/components/member/confirmedFigures'
import { useMemberPart } from '@/components/member/useMember'
import type { AccountKind } from '@/components/payouts/accountKinds'
import { usePasswordSubmit } from '@/components/payouts/usePasswordSubmit'
import type { SentWithdrawal } from '@/components/withdrawal/sentWithdrawal'
import { factsOf, type Withdrawal } from '@/components/withdrawal/withdrawal'
import { createWithdrawal } from '@/contract/payouts'
import type { Input } from '@/contract/wire/endpoint'
import { toast } from '@/state/toasts'

/** A withdrawal awaiting confirmation. */
type Plan = Withdrawal & { kind: AccountKind; password: string }

const inputOf = ({ amount, account, password }: Plan): Input<typeof createWithdrawal> => ({
  amount,
  bank: account.id,
  password,
})

/** How many identical withdrawals succeeded shortly before this one. */
async function earlierOf(username: string, plan: Plan, at: number): Promise<number> {
  const key = await intentKey(username, createWithdrawal, withoutSecrets(createWithdrawal, inputOf(plan)))
  return Math.max(0, sentSince(key, nearbySince(at)) - 1)
}

type Options = {
  kind: AccountKind
  forget: () => void
  /** Runs after success while the form is mounted. */
  onSent: (sent: SentWithdrawal) => void
}

/** Takes a withdrawal from the form to the server: `propose` asks for confirmation, `confirm` sends it. */
export function useWithdrawal({ kind, forget, onSent }: Options) {
  const client = useQueryClient()
  const username = useMemberPart((member) => member.username) ?? ''
  const [plan, propose] = useState<Plan | null>(null)
  // Going back in history can change the kind behind the dialog.
  if (plan && plan.kind !== kind) propose(null)
  const isSending = useRef(false)
  const sentAt = useRef(0)

  const follow = async (sent: Plan) => {
    const at = sentAt.current
    const { amount, account, coin } = sent
    const before = await earlierOf(username, sent, at)
    const request = {
      input: { amount },
      listedAs: coin?.arrival ?? undefined,
      chain: account.chain,
      at,
      before,
    }
    onSent({ withdrawal: { amount, account, coin }, request })
  }
  const { run, isPending } = usePasswordSubmit(createWithdrawal, {
    forget,
    tell: () => toast.success('提交成功，等待审核'),
    leave: () => plan && void follow(plan),
  })

  const confirm = async () => {
    // Two presses in one tick are one; the second mustn't close the dialog either.
    if (plan === null || isSending.current) return
    isSending.current = true
    sentAt.current = serverNow()
    await run(inputOf(plan), {
      facts: factsOf(plan),
      listedAs: plan.coin?.arrival ?? undefined,
      chain: plan.account.chain,
      balances: balancesNow(client),
    })
    isSending.current = false
    propose(null)
  }
  return { plan, propose, confirm, dismiss: () => propose(null), isPending }
}
