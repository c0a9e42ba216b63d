import type { UseQueryResult } from '@tanstack/react-query'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { InParts } from '@/components/InParts'
import { bankOf, ownerOf } from '@/components/payouts/accountKinds'
import { MaskedNumber } from '@/components/payouts/MaskedNumber'
import { Region } from '@/components/Region'
import { MAX_ACCOUNTS, type PayoutAccount } from '@/contract/payouts'
import { Button } from '@/ui/Button'
import { Choices } from '@/ui/forms/Choices'
import { RadioCard } from '@/ui/forms/RadioCard'
import { Row } from '@/ui/Row'
import { Skeleton } from '@/ui/Status'
import styles from './WithdrawalForm.module.css'

type Props = {
  label: string
  accounts: UseQueryResult<PayoutAccount[]>
  field: UseFormRegisterReturn
  error: string | undefined
  onAdd: () => void
}

/** Bound accounts as radio cards, with a button to add one while there are fewer than five. */
export const AccountPicker = ({ label, accounts, field, error = '', onAdd }: Props) => (
  <Region read={accounts} loading={<Skeleton className={styles.waiting} />}>
    {(list) => (
      <div>
        <Choices
          label={label}
          limit={list.length >= MAX_ACCOUNTS && `选择收款账户，最多绑定${MAX_ACCOUNTS}个`}
          role={list.length > 0 ? 'radiogroup' : 'group'}
          error={error}
        >
          <InParts rows={list}>
            {(shown) =>
              shown.map((account) => (
                <RadioCard {...field} key={account.id} value={String(account.id)}>
                  <Row
                    title={<bdi>{bankOf(account)}</bdi>}
                    meta={<bdi>{ownerOf(account)}</bdi>}
                    value={<MaskedNumber number={account.bank_no} />}
                  />
                </RadioCard>
              ))
            }
          </InParts>
        </Choices>
        {list.length < MAX_ACCOUNTS && (
          <Button look="outline" block onClick={onAdd}>
            ＋ 添加
          </Button>
        )}
      </div>
    )}
  </Region>
)
