import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { query } from '@/api/query'
import { listBanks } from '@/contract/deposits'
import { isNoBank } from '@/contract/payouts'
import { Button } from '@/ui/Button'
import { SelectField } from '@/ui/forms/SelectField'

/** The field 银行: the server's banks without its coins, none preselected. If they fail to load, it offers 重试. */
export function BankSelect({
  hint,
  ...field
}: Omit<ComponentProps<typeof SelectField>, 'label' | 'options'>) {
  const banks = useQuery(query(listBanks))
  const names = (banks.data ?? []).map(({ bank_name }) => bank_name).filter((name) => !isNoBank(name))
  const hasFailed = banks.isError && !banks.data
  return (
    <SelectField
      {...field}
      label="银行"
      options={[
        { value: '', label: banks.isPending ? '加载中' : '请选择银行' },
        ...names.map((name) => ({ value: name, label: name })),
      ]}
      hint={
        hasFailed ? (
          <>
            银行列表加载失败
            <Button look="text" size="sm" onClick={() => void banks.refetch()}>
              重试
            </Button>
          </>
        ) : (
          hint
        )
      }
    />
  )
}
