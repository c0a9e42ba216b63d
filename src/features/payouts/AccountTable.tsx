import { imageUrl } from '@/api/lines'
import { CopyButton } from '@/components/forms/CopyButton'
import { InParts } from '@/components/InParts'
import { ACCOUNT_KINDS, bankOf, ownerOf, type AccountKind } from '@/components/payouts/accountKinds'
import { RecordTable, type Column } from '@/components/records/RecordTable'
import type { PayoutAccount } from '@/contract/payouts'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { Picture } from '@/ui/Picture'
import { EmptyState } from '@/ui/Status'
import styles from './AccountTable.module.css'
import { RevealableNumber } from './RevealableNumber'

type Props = {
  kind: AccountKind
  accounts: readonly PayoutAccount[]
  onDelete: (account: PayoutAccount) => void
}

const NONE = '-'

/** A value with what it is, where the column's specified title doesn't say. */
function named(name: string, value: string) {
  if (value === '' || name === '') return value || NONE
  return (
    <>
      <small className={styles.what}>{name}</small> {value}
    </>
  )
}

/** The bound accounts of a kind. 地址 shows the wallet address, or the branch of a bank. */
export function AccountTable({ kind, accounts, onDelete }: Props) {
  const isCrypto = kind !== 'huiwang'
  const { name, icon } = ACCOUNT_KINDS[kind]
  const number = ({ id, bank_no }: PayoutAccount) => (
    <RevealableNumber key={id} number={bank_no} label={isCrypto ? '地址' : '账号'} />
  )
  const columns: Column<PayoutAccount>[] = [
    {
      head: '图标',
      place: 'none',
      cell: ({ ico }) => <Picture src={imageUrl(ico)} fallback={icon} width={32} height={32} />,
    },
    {
      head: '银行',
      place: 'title',
      cell: (account) => named(kind === 'usdt' ? '币种' : '', bankOf(account)),
    },
    { head: '持有人', place: 'tag', cell: (account) => named(isCrypto ? '协议' : '', ownerOf(account)) },
    {
      head: '地址',
      place: isCrypto ? 'main' : 'note',
      cell: (account) => (isCrypto ? number(account) : account.bank_address || NONE),
    },
    {
      head: '账号',
      place: isCrypto ? 'none' : 'main',
      cell: (account) => (isCrypto ? NONE : number(account)),
    },
    {
      head: '操作',
      place: 'side',
      cell: (account) => (
        <span className={styles.actions}>
          {isCrypto && (
            <CopyButton text={account.bank_no} label="地址" look="text">
              复制地址
            </CopyButton>
          )}
          <Button look="text" size="sm" className={styles.delete} onClick={() => onDelete(account)}>
            <Icon name="trash" size={16} />
            删除
          </Button>
        </span>
      ),
    },
  ]
  return (
    <div className={styles.table}>
      <InParts rows={accounts}>
        {(shown) => (
          <RecordTable
            caption={`已绑定的${name}`}
            columns={columns}
            rows={shown}
            keyOf={({ id }) => id}
            empty={<EmptyState text="暂无信息，请添加" reason={`绑定${name}后即可用于存款与取款。`} />}
          />
        )}
      </InParts>
    </div>
  )
}
