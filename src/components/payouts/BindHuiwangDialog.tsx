import { useWatch } from 'react-hook-form'
import { bindAccount } from '@/contract/payouts'
import { toast } from '@/state/toasts'
import { Dialog } from '@/ui/Dialog'
import { Form } from '@/ui/forms/Form'
import { TextField } from '@/ui/forms/TextField'
import { BankSelect } from '../forms/BankSelect'
import { useValidatedForm } from '../forms/useValidatedForm'
import { TIPS } from '../member/MemberTips'
import { maskedAccount, payoutAccountName } from './accountKinds'
import { BindFormEnd } from './BindFormEnd'
import { HUIWANG_FIELDS, huiwangSchema, isAccountNumber, NO_HUIWANG, type HuiwangValues } from './bindForms'
import styles from './payouts.module.css'
import { usePasswordSubmit } from './usePasswordSubmit'

/** Binds a bank-like account. Closing discards the input. */
export function BindHuiwangDialog({ onClose }: { onClose: () => void }) {
  const { register, control, resetField, onValid, errorOf, leftOut } = useValidatedForm(
    huiwangSchema,
    NO_HUIWANG,
    { keeps: HUIWANG_FIELDS },
  )
  const values = useWatch({ control })
  const { run, isPending } = usePasswordSubmit(bindAccount, {
    forget: () => resetField('password'),
    tell: () => toast.success('绑定成功'),
    leave: onClose,
  })
  const bind = onValid(({ holder, bank, branch, number, password }) =>
    run(
      {
        bank,
        bank_no: number,
        bank_owner: holder,
        bank_address: branch,
        pay_pass: password,
      },
      { facts: [['账户', maskedAccount({ bank, bank_no: number, chain: '' })]] },
    ),
  )
  const field = (name: keyof HuiwangValues) => ({
    ...register(name),
    error: errorOf(name),
    hint: leftOut(name),
  })
  const number = field('number')

  return (
    <Dialog title={`绑定${payoutAccountName}`} onClose={onClose} theme="paper">
      <Form busy={isPending} className={styles.form} onSubmit={(event) => void bind(event)}>
        <TextField
          {...field('holder')}
          label="持有人姓名"
          limit="与真实姓名一致"
          placeholder="请输入持有人姓名"
          autoComplete="name"
        />
        <BankSelect {...field('bank')} value={values.bank ?? ''} hint={TIPS.banks} />
        <TextField
          {...field('branch')}
          label="开户行地址"
          placeholder="请输入开户行地址"
          autoComplete="off"
        />
        <TextField
          {...number}
          label={`${payoutAccountName}号`}
          limit="至少8位数字"
          placeholder={`请输入${payoutAccountName}号`}
          valid={!number.hint && isAccountNumber(values.number ?? '') && '格式正确'}
          inputMode="numeric"
          autoComplete="off"
          asTyped
        />
        <BindFormEnd
          password={{ ...field('password'), typed: values.password ?? '' }}
          isPending={isPending}
          onClose={onClose}
        />
      </Form>
    </Dialog>
  )
}
