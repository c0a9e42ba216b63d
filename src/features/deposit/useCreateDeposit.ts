import { useEffect, useRef, useState } from 'react'
import { canNote } from '@/api/money/guardMoney'
import { useSubmit } from '@/api/useSubmit'
import { createDeposit } from '@/contract/deposits'
import { seconds } from '@/lib/durations'
import { useIsShown } from '@/lib/useIsShown'
import { isOnline } from '@/lib/useOnline'
import { navigate } from '@/navigation/hashLocation'
import { paths } from '@/navigation/paths'
import { toast } from '@/state/toasts'
import { channelOf, type ChannelId } from '@/components/payment/channels'
import { openCreatingTab } from '@/components/payment/creatingTab'
import type { PendingTab } from '@/lib/openTab'
import { factsOf, toRequest, type Deposit } from './depositRules'

/** Absolute URL of the payment page, since the tab may still be blank. */
const paymentUrl = (no: string) => `${location.origin}${location.pathname}#${paths.payment(no)}`

const leadsToPayment = (channel: ChannelId): boolean => channelOf(channel).paytype !== 'bank'

/**
 * Opens the tab of a deposit's payment page; call it in the click. Null if blocked, offline, for the bank channel, or where
 * this page asks first.
 */
export const openTabFor = (channel: ChannelId): PendingTab | null =>
  leadsToPayment(channel) && isOnline() && canNote() ? openCreatingTab() : null

/**
 * Places a deposit: announces its number, sends its tab to the payment page (not for the bank channel), and opens the
 * funds records after 2000 ms. Never retries. `create` opens the tab itself unless it gets the one from the click.
 */
export function useCreateDeposit(onDone: () => void) {
  const { submit, isPending } = useSubmit(createDeposit)
  const isUnderWay = useRef(false)
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

  const create = async (values: Deposit, opened?: PendingTab | null): Promise<void> => {
    if (isUnderWay.current) return opened?.close()
    isUnderWay.current = true
    const tab = opened === undefined ? openTabFor(values.channel) : opened
    try {
      const reply = await submit(toRequest(values), { facts: factsOf(values) })
      if (!reply) return tab?.close()
      const no = reply.message
      const isThere = tab?.go(paymentUrl(no)) === true
      const { done } = channelOf(values.channel)
      const message = `${isThere || !leadsToPayment(values.channel) ? done : '存款已提交'}，订单号${no}`
      if (!leadsToPayment(values.channel)) toast.success(message)
      // With the link though the tab is there: some close by themselves, or never show the page.
      else toast.success(message, { label: '前往支付页面', href: paymentUrl(no) })
      // On a hidden page the redirect would fire on the next visit.
      if (isShown.current) setTarget(paths.funds())
      onDone()
      if (!isThere) tab?.close()
    } finally {
      isUnderWay.current = false
    }
  }
  return { create, isBusy: isPending || target !== null }
}
