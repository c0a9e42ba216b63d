import { useId } from '@/lib/useId'
import type { UseQueryResult } from '@tanstack/react-query'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { bankOf, ownerOf } from '@/components/payouts/accountKinds'
import { MaskedNumber } from '@/components/payouts/MaskedNumber'
import { InParts } from '@/components/InParts'
import { Region } from '@/components/Region'
import { MAX_ACCOUNTS, type PayoutAccount } from '@/contract/payouts'
import { Icon } from '@/ui/Icon'
import { RadioCard } from '@/ui/forms/RadioCard'
import { Skeleton } from '@/ui/Status'
import styles from './AccountPicker.module.css'

type Props = {
  label: string
  accounts: UseQueryResult<PayoutAccount[]>
  field: UseFormRegisterReturn
  error: string | undefined
  onAdd: () => void
}

/** Bound accounts as radio cards, with a tile to add one while there are fewer than five. */
export function AccountPicker({ label, accounts, field, error, onAdd }: Props) {
  const id = useId()
  return (
    <div>
      <div className={styles.head}>
        <h2 id={id}>{label}</h2>
        <small>选择收款账户，最多绑定{MAX_ACCOUNTS}个</small>
      </div>
      <Region read={accounts} loading={<Skeleton className={styles.waiting} />}>
        {(list) => (
          <div className={styles.cards}>
            {list.length > 0 && (
              <div
                role="radiogroup"
                aria-labelledby={id}
                aria-invalid={error ? true : undefined}
                aria-describedby={error && `${id}-error`}
                className={styles.group}
              >
                <InParts rows={list}>
                  {(shown) =>
                    shown.map((account) => (
                      <RadioCard
                        {...field}
                        key={account.id}
                        className={styles.account}
                        value={String(account.id)}
                      >
                        <span className={styles.owner}>
                          <b>{bankOf(account)}</b>
                          <small>{ownerOf(account)}</small>
                        </span>
                        <span className={styles.tick} aria-hidden="true">
                          <Icon name="check" size={16} />
                        </span>
                        <MaskedNumber number={account.bank_no} className={styles.number} />
                      </RadioCard>
                    ))
                  }
                </InParts>
              </div>
            )}
            {list.length < MAX_ACCOUNTS && (
              <button type="button" className={styles.add} onClick={onAdd}>
                <span>＋</span> 添加
              </button>
            )}
          </div>
        )}
      </Region>
      <p id={`${id}-error`} className={styles.error}>
        {error && <Icon name="error" size={16} />}
        {error}
      </p>
    </div>
  )
}
