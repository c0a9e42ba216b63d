import { useEffect, useState } from 'react'
import { canNote } from '@/api/money/guardMoney'
import { useSubmit } from '@/api/useSubmit'
import { channelOf, type ChannelId } from '@/components/payment/channels'
import { openCreatingTab } from '@/components/payment/creatingTab'
import { createDeposit } from '@/contract/deposits'
import type { Money } from '@/contract/values/money'
import { seconds } from '@/lib/durations'
import { useIsShown } from '@/lib/useIsShown'
import { isOnline } from '@/lib/useOnline'
import { useSingleRun } from '@/lib/useSingleRun'
import { navigate } from '@/navigation/hashLocation'
import { paths } from '@/navigation/paths'
import { toast } from '@/state/toasts'
import { factsOf, toRequest, type Deposit } from './depositRules'

/** Absolute URL of the payment page, since the tab may still be blank. */
const paymentUrl = (no: string) => `${location.origin}${location.pathname}#${paths.payment(no)}`

const leadsToPayment = (channel: ChannelId): boolean => channelOf(channel).paytype !== 'bank'

/** Runs a deposit of this amount, or resolves to null where it may not go out. */
type Guard = <T>(amount: Money, deposit: () => Promise<T>) => Promise<T | null>

/**
 * Places a deposit: opens the tab of its payment page in the click (not for the bank channel), sends it as far as `guard` lets it,
 * announces its number, and opens the funds records after 2000 ms. Never retries.
 */
export function useCreateDeposit(guard: Guard, onDone: () => void) {
  const { submit, isPending } = useSubmit(createDeposit)
  const isShown = useIsShown()
  const [target, setTarget] = useState<string | null>(null)

  useEffect(() => {
    if (target === null) return
    const timer = setTimeout(() => navigate(target, { quiet: true }), seconds(2))
    return () => {
      // Don't redirect someone who has left.
      clearTimeout(timer)
      setTarget(null)
    }
  }, [target])

  const { run: create, isRunning } = useSingleRun(async (values: Deposit) => {
    const { channel } = values
    // None where this page asks before it sends.
    const tab = leadsToPayment(channel) && isOnline() && canNote() ? openCreatingTab() : null
    const send = () => submit(toRequest(values), { facts: factsOf(values) })
    const reply = await guard(values.amount!, send)
    if (!reply) return tab?.close()
    const no = reply.message
    const isThere = tab?.go(paymentUrl(no)) === true
    const message = `${isThere || !leadsToPayment(channel) ? channelOf(channel).done : '存款已提交'}，订单号${no}`
    if (!leadsToPayment(channel)) toast.success(message)
    // With the link though the tab is there: some close by themselves, or never show the page.
    else toast.success(message, { label: '前往支付页面', href: paymentUrl(no) })
    // On a hidden page the redirect would fire on the next visit.
    if (isShown.current) setTarget(paths.funds())
    onDone()
    if (!isThere) tab?.close()
  })
  return { create, isBusy: isPending || isRunning || target !== null }
}
