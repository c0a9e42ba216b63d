import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { PaymentPasswordField } from '@/components/forms/PaymentPasswordField'
import { QuickAmounts } from '@/components/forms/QuickAmounts'
import { SubmitBar } from '@/components/forms/SubmitBar'
import { useMemberPart } from '@/components/member/useMember'
import { ACCOUNT_KINDS, bankOf, type AccountKind } from '@/components/payouts/accountKinds'
import { MaskedNumber } from '@/components/payouts/MaskedNumber'
import { useAccounts } from '@/components/payouts/useAccounts'
import type { SentWithdrawal } from '@/components/withdrawal/sentWithdrawal'
import { paymentPassword } from '@/contract/values/paymentPassword'
import { formatMoney } from '@/lib/formatMoney'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/forms/Form'
import { TextField } from '@/ui/forms/TextField'
import { Heading } from '@/ui/Heading'
import { AccountPicker } from './AccountPicker'
import { UsdtEstimate } from './UsdtEstimate'
import { useWithdrawal } from './useWithdrawal'
import { useWithdrawalForm } from './useWithdrawalForm'
import { isRemaining, missingTurnover } from './wagering'
import { WageringField } from './WageringField'
import { WithdrawalConfirmation } from './WithdrawalConfirmation'
import styles from './WithdrawalForm.module.css'
import { estimate, feeOf, QUICK_AMOUNTS, wholeBalance } from './withdrawalRules'

type Props = {
  kind: AccountKind
  /** Shows the form as busy, such as before the page moves on. */
  isLeaving: boolean
  onAdd: () => void
  /** Called once the server has accepted a withdrawal. */
  onSent: (sent: SentWithdrawal) => void
}

/** Withdraws to a chosen account; sends only after confirmation. */
export function WithdrawalForm({ kind, isLeaving, onAdd, onSent }: Props) {
  const client = useQueryClient()
  const member = useMemberPart((data) => data)
  const rate = member?.withdrawusdtrate ?? null
  const accounts = useAccounts(kind)
  const accountOf = (id: string | undefined) => accounts.data?.find((one) => String(one.id) === id)
  const feeTo = (id: string | undefined) => {
    const to = accountOf(id)
    return member && to ? feeOf(member, to.chain) : null
  }
  const { register, control, setValue, resetField, setError, clearErrors, onValid, errorOf, leftOut } =
    useWithdrawalForm(kind, accounts.data, { rate, feeTo, balance: member?.balance ?? null })
  const { account: chosen, amount: typed = '', password = '' } = useWatch({ control })
  const all = wholeBalance(member?.balance ?? null)
  const pick = (amount: string) => {
    setValue('amount', amount, { shouldDirty: true })
    clearErrors('amount')
  }
  const account = accountOf(chosen)

  const { plan, propose, confirm, dismiss, isPending } = useWithdrawal({
    kind,
    forget: () => resetField('password'),
    onSent,
  })
  const withdraw = onValid(async ({ account: id, amount, password: secret }) => {
    const to = accountOf(id)
    // Narrows the type: the schema refuses anything else.
    if (!amount || !to) return
    const missing = await missingTurnover(client)
    if (missing !== null) {
      const message = `现在可取¥0.00，再投注¥${formatMoney(missing)}即可取款`
      return setError('amount', { message }, { shouldFocus: true })
    }
    const fee = feeTo(id)
    const { arrival } = estimate(amount, rate, fee)
    const coin = kind === 'huiwang' ? null : { fee, arrival }
    propose({ kind, account: to, amount, coin, password: secret })
  })

  return (
    <>
      <Form busy={isPending || isLeaving} onSubmit={(event) => void withdraw(event)}>
        <AccountPicker
          label={kind === 'usdt' ? '选择USDT钱包' : `选择${ACCOUNT_KINDS[kind].name}`}
          accounts={accounts}
          field={register('account', { onChange: () => clearErrors('account') })}
          error={errorOf('account')}
          onAdd={onAdd}
        />
        <Heading title="取款操作" />
        {!isRemaining && <WageringField />}
        <div className={styles.amount}>
          <TextField
            {...register('amount')}
            money
            label="取款金额"
            limit={`主账户余额 ${formatMoney(member?.balance)}`}
            inputMode="decimal"
            autoComplete="off"
            placeholder="最低100"
            error={errorOf('amount')}
            end={
              all !== null && (
                <Button look="text" size="sm" onClick={() => pick(all)}>
                  全部
                </Button>
              )
            }
            below={<QuickAmounts amounts={QUICK_AMOUNTS} value={typed} onPick={pick} />}
          />
        </div>
        {kind !== 'huiwang' && (
          <UsdtEstimate typed={typed} rate={rate} fee={feeTo(chosen)} chain={account?.chain ?? ''} />
        )}
        <PaymentPasswordField
          {...register('password')}
          typed={password}
          label="取款密码"
          limit={paymentPassword.form}
          error={errorOf('password')}
          hint={leftOut('password')}
        />
        {account && (
          <p>
            取款至 <bdi>{bankOf(account)}</bdi> <MaskedNumber number={account.bank_no} />
          </p>
        )}
        <SubmitBar>
          <Button type="submit" size="lg" block busy={isPending || isLeaving}>
            提交取款
          </Button>
        </SubmitBar>
      </Form>
      {plan && (
        <WithdrawalConfirmation
          withdrawal={plan}
          isPending={isPending}
          onConfirm={() => void confirm()}
          onClose={dismiss}
        />
      )}
    </>
  )
}
