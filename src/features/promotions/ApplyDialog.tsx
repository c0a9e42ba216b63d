import * as z from 'zod/mini'
import { amountRule, typedAmount } from '@/components/forms/typed'
import { inOrder } from '@/lib/inOrder'
import { useMemberPart } from '@/components/member/useMember'
import { useValidatedForm } from '@/components/forms/useValidatedForm'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Form } from '@/ui/forms/Form'
import { TextField } from '@/ui/forms/TextField'
import styles from './ApplyDialog.module.css'
import { useApply } from './useApply'

/** Accepts any amount above zero; the server checks the promotion's conditions. */
export const applySchema = z.object({ amount: typedAmount }).check(inOrder([amountRule]))

type Props = { id: string; onClose: () => void; onDone: () => void }

/** Asks for the bonus amount and applies. Loaded on first use. */
export function ApplyDialog({ id, onClose, onDone }: Props) {
  const account = useMemberPart((member) => member.username) ?? ''
  const { register, onValid, errorOf } = useValidatedForm(
    applySchema,
    { amount: '' },
    { draft: { account, fields: ['amount'] } },
  )
  const { apply, isPending } = useApply(id, { onAnswer: onClose, onDone })

  return (
    <Dialog title="申请优惠" onClose={onClose} middle>
      <p className={styles.text}>请根据活动条件填写您可享受的优惠金额</p>
      <Form busy={isPending} onSubmit={onValid(({ amount }) => apply(amount ?? undefined))}>
        <TextField
          {...register('amount')}
          label="优惠金额"
          large
          inputMode="decimal"
          autoComplete="off"
          error={errorOf('amount')}
        />
        <div className={styles.actions}>
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
