import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { PaymentPasswordField } from '@/components/PaymentPasswordField'
import { QuickAmounts } from '@/components/QuickAmounts'
import { useMemberPart } from '@/components/useMember'
import { readTypedAmount } from '@/contract/money'
import { paymentPassword } from '@/contract/paymentPassword'
import { createWithdrawal } from '@/contract/payouts'
import { seconds } from '@/lib/durations'
import { formatMoney } from '@/lib/formatMoney'
import { navigate } from '@/navigation/hashLocation'
import { paths } from '@/navigation/paths'
import { toast } from '@/state/toasts'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/Form'
import { TextField } from '@/ui/TextField'
import { ACCOUNT_KINDS, bankOf, type AccountKind } from './accountKinds'
import { AccountPicker } from './AccountPicker'
import { MaskedNumber } from './MaskedNumber'
import { UsdtEstimate } from './UsdtEstimate'
import { useAccounts } from './useAccounts'
import { usePasswordSubmit } from './usePasswordSubmit'
import { useWithdrawalForm } from './useWithdrawalForm'
import { WageringField } from './WageringField'
import styles from './WithdrawalForm.module.css'
import { feeOf, QUICK_AMOUNTS, wholeBalance, WITHDRAWALS } from './withdrawalRules'

/** From the success to the records (spec 2 §9). */
const REDIRECT_DELAY = seconds(1.5)

/** Chooses an account and asks for a withdrawal to it (spec 2 §2, §4, §5). */
export function WithdrawalForm({ kind, onAdd }: { kind: AccountKind; onAdd: () => void }) {
  const member = useMemberPart((data) => data)
  const rate = member?.withdrawusdtrate ?? null
  const accounts = useAccounts(kind)
  const [isDone, setDone] = useState(false)
  const { register, control, setValue, resetField, clearErrors, onValid, errorOf } = useWithdrawalForm(
    kind,
    accounts.data,
    rate,
  )
  const { account: chosen, amount: typed = '', password = '' } = useWatch({ control })
  const all = wholeBalance(member?.balance ?? null)
  const pick = (amount: string) => {
    setValue('amount', amount, { shouldDirty: true })
    clearErrors('amount')
  }
  const account = accounts.data?.find(({ id }) => String(id) === chosen)

  const { run, isPending } = usePasswordSubmit(createWithdrawal, {
    forget: () => resetField('password'),
    tell: () => toast.success('提交成功，等待审核'),
    leave: () => setDone(true),
  })
  const withdraw = onValid(async ({ account: bank, amount, password: secret }) => {
    const exact = readTypedAmount(amount)
    // The rules have refused any other.
    if (exact !== null) await run({ amount: exact, bank: Number(bank), password: secret })
  })
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => navigate(paths.funds(WITHDRAWALS), { quiet: true }), REDIRECT_DELAY)
    return () => clearTimeout(timer)
  }, [isDone])

  const isBusy = isPending || isDone
  return (
    <Form busy={isBusy} className={styles.form} onSubmit={(event) => void withdraw(event)}>
      <AccountPicker
        label={kind === 'usdt' ? '选择USDT钱包' : `选择${ACCOUNT_KINDS[kind].name}`}
        accounts={accounts}
        field={register('account', { onChange: () => clearErrors('account') })}
        error={errorOf('account')}
        onAdd={onAdd}
      />
      <h2 className={styles.operation}>取款操作</h2>
      <WageringField />
      <div className={styles.amount}>
        <TextField
          {...register('amount')}
          large
          money
          label="取款金额"
          limit={`可取余额 ${formatMoney(member?.balance)}`}
          inputMode="decimal"
          autoComplete="off"
          placeholder="最低100"
          error={errorOf('amount')}
          end={
            all !== null && (
              <Button look="text" size="sm" className={styles.all} onClick={() => pick(all)}>
                全部
              </Button>
            )
          }
          below={<QuickAmounts amounts={QUICK_AMOUNTS} value={typed} onPick={pick} />}
        />
      </div>
      {kind !== 'huiwang' && (
        <UsdtEstimate
          typed={typed}
          rate={rate}
          fee={member && account ? feeOf(member, account.chain) : null}
          chain={account?.chain ?? ''}
        />
      )}
      <PaymentPasswordField
        {...register('password')}
        typed={password}
        label="取款密码"
        limit={paymentPassword.form}
        error={errorOf('password')}
      />
      {account && (
        <p className={styles.target}>
          取款至 <bdi>{bankOf(account)}</bdi> <MaskedNumber number={account.bank_no} />
        </p>
      )}
      <Button type="submit" size="lg" block busy={isBusy}>
        提交取款
      </Button>
    </Form>
  )
}
