import { useQuery } from '@tanstack/react-query'
import type { UseFormRegister } from 'react-hook-form'
import { query } from '@/api/query'
import { listBanks } from '@/contract/deposits'
import { Button } from '@/ui/Button'
import { SelectField } from '@/ui/SelectField'
import { TextField } from '@/ui/TextField'
import styles from './BankFields.module.css'
import type { DepositValues } from './depositForm'

type Props = {
  register: UseFormRegister<DepositValues>
  errorOf: (field: keyof DepositValues) => string | undefined
  bank: string
}

/** From which account the member pays, in the order of the checks (D47). */
export function BankFields({ register, errorOf, bank }: Props) {
  const banks = useQuery(query(listBanks))
  const options = (banks.data ?? []).map(({ bank_name }) => ({ value: bank_name, label: bank_name }))
  return (
    <div className={styles.fields}>
      <TextField
        {...register('bank_owner')}
        label="存款人姓名"
        autoComplete="name"
        maxLength={50}
        error={errorOf('bank_owner')}
      />
      {/* Controlled: the banks may come after a draft was put back. */}
      <SelectField
        {...register('bank')}
        value={bank}
        label="银行"
        options={[{ value: '', label: banks.isPending ? '加载中' : '请选择银行' }, ...options]}
        error={errorOf('bank')}
        hint={
          banks.isError &&
          !banks.data && (
            <>
              银行列表加载失败
              <Button look="text" size="sm" onClick={() => void banks.refetch()}>
                重试
              </Button>
            </>
          )
        }
      />
      <TextField
        {...register('bank_no')}
        label="银行账号"
        inputMode="numeric"
        autoComplete="off"
        maxLength={50}
        error={errorOf('bank_no')}
      />
      <TextField
        {...register('bank_address')}
        label="开户行地址"
        autoComplete="off"
        maxLength={100}
        error={errorOf('bank_address')}
      />
    </div>
  )
}
