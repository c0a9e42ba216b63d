import { useSubmit } from '@/api/useSubmit'
import { transfer } from '@/contract/wallet'
import { toast } from '@/state/toasts'
import { toTransfer, type TransferValues } from './transferRules'

/** Moves the money once; resolves to whether it is done. Its message is shown either way (spec 2 §8). */
export function useTransfer(): { move: (values: TransferValues) => Promise<boolean>; isPending: boolean } {
  const { submit, isPending } = useSubmit(transfer)
  const move = async (values: TransferValues) => {
    const input = toTransfer(values)
    const reply = input && (await submit(input))
    if (reply) toast.success(reply.message || '转账成功')
    return reply !== null
  }
  return { move, isPending }
}
