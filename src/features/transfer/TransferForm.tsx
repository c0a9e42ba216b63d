import type { MouseEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { SubmitBar } from '@/components/forms/SubmitBar'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/forms/Form'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { SelectField } from '@/ui/forms/SelectField'
import { TextField } from '@/ui/forms/TextField'
import { walletOptions } from './transferRules'
import styles from './TransferForm.module.css'
import { useTransfer } from './useTransfer'
import { useTransferForm } from './useTransferForm'

/** Transfers between the main wallet and a venue, in transfer mode only (spec 2 §2); the input survives a 401 (D45). */
export function TransferForm({ venues }: { venues: readonly { platname: string; name: string }[] }) {
  const { register, control, getValues, setValue, clearErrors, onValid, errorOf, leftOut } =
    useTransferForm(venues)
  const { from, to } = useWatch({ control })
  const { move, isPending } = useTransfer()
  const wallets = walletOptions(venues)

  const forgetErrors = () => clearErrors(['from', 'to'])
  const swap = () => {
    const chosen = getValues()
    setValue('from', chosen.to)
    setValue('to', chosen.from)
    forgetErrors()
  }
  const save = onValid(async (values) => {
    if (await move(values)) setValue('amount', '')
  })

  return (
    <Form busy={isPending} onSubmit={(event) => void save(event)} className={styles.form}>
      <div className={styles.fields}>
        <SelectField
          {...register('from', { onChange: forgetErrors })}
          label="转出"
          value={from}
          options={wallets}
          error={errorOf('from')}
        />
        <IconButton icon="swap" label="互换" className={styles.swap} onClick={swap} />
        <SelectField
          {...register('to', { onChange: forgetErrors })}
          label="转入"
          value={to}
          options={wallets}
          error={errorOf('to')}
        />
        <TextField
          {...register('amount')}
          label="转账金额"
          money
          inputMode="decimal"
          autoComplete="off"
          placeholder="请输入金额"
          error={errorOf('amount')}
          hint={leftOut('amount')}
        />
        <SubmitBar>
          <Button type="submit" busy={isPending} className={styles.submit} onClick={ignoreDoubleClick}>
            确认转账
          </Button>
        </SubmitBar>
      </div>
      <p className={styles.hint}>
        <Icon name="info" size={16} />
        仅支持主账户与场馆之间互转；免转模式开启后，进入游戏无需手动转账。
      </p>
    </Form>
  )
}

/** Ignores the second press of a double click: a quick response may have emptied the field, and the press would show an error. */
function ignoreDoubleClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault()
}
