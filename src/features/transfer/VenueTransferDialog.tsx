import { useValidatedForm } from '@/components/forms/useValidatedForm'
import { BalanceText } from '@/components/member/BalanceText'
import { MAIN_WALLET } from '@/contract/wallet'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import dialog from '@/ui/Dialog.module.css'
import { Facts } from '@/ui/Facts'
import { Form } from '@/ui/forms/Form'
import { TextField } from '@/ui/forms/TextField'
import layout from '@/ui/layout.module.css'
import { TRANSFER_FIELDS, venueTransferSchema } from './transferRules'
import { useTransfer } from './useTransfer'
import type { VenueRow } from './venueRows'
import { Yuan } from './Yuan'

type Props = { venue: VenueRow; onClose: () => void; tell: (message: string) => void }

/** Transfers from the main wallet into one venue. */
export function VenueTransferDialog({ venue, onClose, tell }: Props) {
  const { platname, name, balance } = venue
  const { register, onValid, errorOf, leftOut } = useValidatedForm(
    venueTransferSchema,
    { amount: '' },
    { keeps: TRANSFER_FIELDS },
  )
  const { move, isPending } = useTransfer(tell)

  const save = onValid(async ({ amount }) => {
    if (await move({ from: MAIN_WALLET, to: platname, amount })) onClose()
  })

  return (
    <Dialog title={`转入${name}`} onClose={onClose} theme="paper">
      <div className={layout.stack}>
        <Facts
          facts={[
            ['平台余额', <BalanceText key="main" />],
            ['场馆余额', balance === undefined ? '读取中' : <Yuan key="venue" amount={balance} />],
          ]}
        />
        <Form busy={isPending} onSubmit={(event) => void save(event)}>
          <TextField
            {...register('amount')}
            label="转入金额"
            money
            inputMode="decimal"
            autoComplete="off"
            placeholder="请输入金额"
            error={errorOf('amount')}
            hint={leftOut('amount')}
          />
          <div className={dialog.actions}>
            <Button look="outline" size="lg" onClick={onClose}>
              稍后
            </Button>
            <Button type="submit" size="lg" busy={isPending}>
              立即转入
            </Button>
          </div>
        </Form>
      </div>
    </Dialog>
  )
}
