import { BalanceText } from '@/components/member/BalanceText'
import { useValidatedForm } from '@/components/forms/useValidatedForm'
import { MAIN_WALLET } from '@/contract/wallet'
import { formatMoney } from '@/lib/formatMoney'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Form } from '@/ui/forms/Form'
import shared from '@/ui/shared.module.css'
import { TextField } from '@/ui/forms/TextField'
import { TRANSFER_FIELDS, venueTransferSchema } from './transferRules'
import { useTransfer } from './useTransfer'
import type { VenueRow } from './venueRows'
import styles from './VenueTransferDialog.module.css'

/** Transfers from the main wallet into one venue. */
export function VenueTransferDialog({ venue, onClose }: { venue: VenueRow; onClose: () => void }) {
  const { platname, name, balance } = venue
  const { register, onValid, errorOf, leftOut } = useValidatedForm(
    venueTransferSchema,
    { amount: '' },
    { keeps: TRANSFER_FIELDS },
  )
  const { move, isPending } = useTransfer()

  const save = onValid(async ({ amount }) => {
    if (await move({ from: MAIN_WALLET, to: platname, amount })) onClose()
  })

  return (
    <Dialog title={`转入${name}`} onClose={onClose} theme="paper">
      <dl className={styles.balances}>
        <div>
          <dt>平台余额</dt>
          <dd>
            <BalanceText />
          </dd>
        </div>
        <div>
          <dt>场馆余额</dt>
          <dd className={shared.num}>
            {balance === undefined ? (
              '读取中'
            ) : (
              <>
                <span aria-hidden="true">¥ </span>
                {formatMoney(balance)}
              </>
            )}
          </dd>
        </div>
      </dl>
      <Form busy={isPending} onSubmit={(event) => void save(event)}>
        <TextField
          {...register('amount')}
          label="转入金额"
          large
          money
          inputMode="decimal"
          autoComplete="off"
          placeholder="请输入金额"
          error={errorOf('amount')}
          hint={leftOut('amount')}
        />
        <div className={styles.actions}>
          <Button look="outline" size="lg" onClick={onClose}>
            稍后
          </Button>
          <Button type="submit" size="lg" busy={isPending}>
            立即转入
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
