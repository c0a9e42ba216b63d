import type { UseFormRegister } from 'react-hook-form'
import { BankSelect } from '@/components/forms/BankSelect'
import { TextField } from '@/ui/forms/TextField'
import styles from './DepositForm.module.css'
import type { DepositValues } from './depositRules'

type Props = {
  register: UseFormRegister<DepositValues>
  errorOf: (field: keyof DepositValues) => string | undefined
  bank: string
}

/** The payer's bank account, in the order of the checks. */
export function BankFields({ register, errorOf, bank }: Props) {
  return (
    <div className={styles.fields}>
      <TextField
        {...register('bank_owner')}
        label="存款人姓名"
        placeholder="请输入存款人姓名"
        autoComplete="name"
        error={errorOf('bank_owner')}
      />
      {/* Controlled: the banks may load after a draft is restored. */}
      <BankSelect {...register('bank')} value={bank} error={errorOf('bank')} />
      <TextField
        {...register('bank_no')}
        label="银行账号"
        placeholder="请输入银行账号"
        inputMode="numeric"
        autoComplete="off"
        asTyped
        error={errorOf('bank_no')}
      />
      <TextField
        {...register('bank_address')}
        label="开户行地址"
        placeholder="请输入开户行地址"
        autoComplete="off"
        error={errorOf('bank_address')}
      />
    </div>
  )
}
