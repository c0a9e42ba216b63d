import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { query } from '@/api/query'
import { TIPS } from '@/components/MemberTips'
import { payoutAccountName } from '@/components/payoutAccountName'
import { useValidatedForm } from '@/components/useValidatedForm'
import { listBanks } from '@/contract/deposits'
import { bindAccount } from '@/contract/payouts'
import { toast } from '@/state/toasts'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { DigitsField } from '@/ui/DigitsField'
import { Form } from '@/ui/Form'
import { PinField } from '@/ui/PinField'
import { SelectField } from '@/ui/SelectField'
import { TextField } from '@/ui/TextField'
import { huiwangSchema, NO_HUIWANG, type HuiwangValues } from './bindForms'
import styles from './dialogForm.module.css'
import { usePasswordSubmit } from './usePasswordSubmit'

/** Binds a bank-like account (spec 2 §5). What was typed goes with the dialog (spec 2 §4). */
export function BindHuiwangDialog({ onClose }: { onClose: () => void }) {
  const banks = useQuery(query(listBanks))
  const { register, control, resetField, onValid, errorOf } = useValidatedForm(huiwangSchema, NO_HUIWANG)
  const typed = useWatch({ control, name: 'password' })
  const { run, isPending } = usePasswordSubmit(bindAccount, {
    forget: () => resetField('password'),
    tell: () => toast.success('绑定成功'),
    leave: onClose,
  })
  const bind = onValid(({ holder, bank, branch, number, password }) =>
    run({
      bank,
      bank_no: number,
      bank_owner: holder.trim(),
      bank_address: branch.trim(),
      pay_pass: password,
    }),
  )
  const field = (name: keyof HuiwangValues) => ({ ...register(name), error: errorOf(name) })

  return (
    <Dialog title={`绑定${payoutAccountName}`} onClose={onClose} theme="paper">
      <Form busy={isPending} className={styles.form} onSubmit={(event) => void bind(event)}>
        <TextField {...field('holder')} label="持有人姓名" limit="与真实姓名一致" autoComplete="name" />
        <SelectField
          {...field('bank')}
          label="银行"
          hint={TIPS.banks}
          options={[
            { value: '', label: banks.isError ? '银行列表读取失败' : '请选择银行' },
            ...(banks.data ?? []).map(({ bank_name }) => ({ value: bank_name, label: bank_name })),
          ]}
          onFocus={() => banks.isError && void banks.refetch()}
        />
        <TextField {...field('branch')} label="开户行地址" autoComplete="off" />
        <DigitsField {...field('number')} label={`${payoutAccountName}号`} limit="至少8位数字" />
        <PinField
          {...field('password')}
          typed={typed}
          label="支付密码"
          limit="6位数字"
        />
        <div className={styles.actions}>
          <Button look="outline" size="lg" onClick={onClose}>
            稍后绑定
          </Button>
          <Button type="submit" size="lg" busy={isPending}>
            立即绑定
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
