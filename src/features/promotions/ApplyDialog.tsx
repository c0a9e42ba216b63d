import * as z from 'zod/mini'
import { amountRule, typedAmount } from '@/components/forms/typed'
import { useValidatedForm } from '@/components/forms/useValidatedForm'
import { useMemberPart } from '@/components/member/useMember'
import { inOrder } from '@/lib/inOrder'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import dialog from '@/ui/Dialog.module.css'
import { Form } from '@/ui/forms/Form'
import { TextField } from '@/ui/forms/TextField'
import layout from '@/ui/layout.module.css'
import { useApply } from './useApply'

/** Accepts any amount above zero; the server checks the promotion's conditions. */
export const applySchema = z.object({ amount: typedAmount }).check(inOrder([amountRule]))

type Props = {
  id: string
  /** `最高588元`, where the server tells. */
  most: string | undefined
  onClose: () => void
  onDone: () => void
}

/** Asks for the bonus amount and applies. Loaded on first use. */
export function ApplyDialog({ id, most, onClose, onDone }: Props) {
  const account = useMemberPart((member) => member.username) ?? ''
  const { register, onValid, errorOf } = useValidatedForm(
    applySchema,
    { amount: '' },
    { draft: { account, fields: ['amount'] } },
  )
  const { apply, isPending } = useApply(id, { onAnswer: onClose, onDone })

  return (
    <Dialog title="申请优惠" onClose={onClose} middle>
      <Form
        className={layout.stack}
        busy={isPending}
        onSubmit={onValid(({ amount }) => apply(amount ?? undefined))}
      >
        <p>请根据活动条件填写您可享受的优惠金额</p>
        <TextField
          {...register('amount')}
          label="优惠金额"
          limit={most}
          large
          money
          inputMode="decimal"
          autoComplete="off"
          error={errorOf('amount')}
        />
        <div className={dialog.actions}>
          <Button look="outline" size="lg" onClick={onClose}>
            再想想
          </Button>
          <Button type="submit" size="lg" busy={isPending}>
            立即申请
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
