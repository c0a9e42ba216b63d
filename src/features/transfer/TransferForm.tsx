import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { SubmitBar } from '@/components/forms/SubmitBar'
import { useValidatedForm } from '@/components/forms/useValidatedForm'
import { useMemberPart } from '@/components/member/useMember'
import { MAIN_WALLET } from '@/contract/wallet'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/forms/Form'
import { SelectField } from '@/ui/forms/SelectField'
import { TextField } from '@/ui/forms/TextField'
import { IconButton } from '@/ui/IconButton'
import styles from './TransferPage.module.css'
import { emptyTransfer, TRANSFER_FIELDS, transferSchema, walletOptions } from './transferRules'
import { useTransfer } from './useTransfer'

type Props = { venues: readonly { platname: string; name: string }[]; tell: (message: string) => void }

/** Transfers between the main wallet and a venue, in transfer mode only; the input survives a 401. */
export function TransferForm({ venues, tell }: Props) {
  const { register, control, getValues, setValue, reset, clearErrors, onValid, errorOf, leftOut } =
    useTransferForm(venues)
  const { from, to } = useWatch({ control })
  const { move, isPending } = useTransfer(tell)
  const wallets = walletOptions(venues)

  const forgetErrors = () => clearErrors(['from', 'to'])
  const swap = () => {
    const chosen = getValues()
    setValue('from', chosen.to)
    setValue('to', chosen.from)
    forgetErrors()
  }
  const save = onValid(async (values) => {
    // What is done is no draft: a reload would begin the other way round.
    if (await move(values)) reset({ ...getValues(), amount: '' })
  })

  return (
    <Form busy={isPending} onSubmit={(event) => void save(event)} className={styles.fields}>
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
        <Button type="submit" size="lg" busy={isPending}>
          确认转账
        </Button>
      </SubmitBar>
      <p>仅支持主账户与场馆之间互转；免转模式开启后，进入游戏无需手动转账。</p>
    </Form>
  )
}

const GONE = '所选场馆已不存在，请重新选择'

/**
 * State of the transfer form; the input survives a 401. A venue that disappears from the list is replaced by the
 * main wallet with a message; main wallet to main wallet is then refused.
 */
function useTransferForm(venues: readonly { platname: string }[]) {
  const account = useMemberPart((member) => member.username) ?? ''
  const [start] = useState(() => emptyTransfer(venues))
  const form = useValidatedForm(transferSchema, start, {
    draft: { account, fields: ['from', 'to', 'amount'] },
    keeps: TRANSFER_FIELDS,
  })
  const { getValues, setValue, setError } = form

  useEffect(() => {
    for (const side of ['from', 'to'] as const) {
      const chosen = getValues(side)
      if (chosen === MAIN_WALLET || venues.some(({ platname }) => platname === chosen)) continue
      setValue(side, MAIN_WALLET)
      setError(side, { message: GONE })
    }
  }, [venues, getValues, setValue, setError])

  return form
}
