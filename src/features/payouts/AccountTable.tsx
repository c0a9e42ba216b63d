import { imageUrl } from '@/api/lines'
import { CopyButton } from '@/components/forms/CopyButton'
import { InParts } from '@/components/InParts'
import { ACCOUNT_KINDS, bankOf, ownerOf, type AccountKind } from '@/components/payouts/accountKinds'
import type { PayoutAccount } from '@/contract/payouts'
import { useMediaQuery } from '@/lib/useMediaQuery'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { Picture } from '@/ui/Picture'
import { EmptyState } from '@/ui/Status'
import { Table, type Column } from '@/ui/Table'
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

/** The bound accounts of a kind, as cards below 1024 px. 地址 shows the wallet address, or the branch of a bank. */
export function AccountTable({ kind, accounts, onDelete }: Props) {
  const isWide = useMediaQuery('(min-width: 1024px)')
  const isCrypto = kind !== 'huiwang'
  const { name, icon } = ACCOUNT_KINDS[kind]
  const caption = `已绑定的${name}`
  const numberHead = isCrypto ? '地址' : '账号'
  const bank = (account: PayoutAccount) => named(kind === 'usdt' ? '币种' : '', bankOf(account))
  const owner = (account: PayoutAccount) => named(isCrypto ? '协议' : '', ownerOf(account))
  const number = ({ id, bank_no }: PayoutAccount) => (
    <RevealableNumber key={id} number={bank_no} label={numberHead} />
  )
  const actions = (account: PayoutAccount) => (
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
  )
  const columns: Column<PayoutAccount>[] = [
    {
      head: '图标',
      cell: ({ ico }) => <Picture src={imageUrl(ico)} fallback={icon} width={32} height={32} />,
    },
    { head: '银行', cell: bank },
    { head: '持有人', cell: owner },
    { head: '地址', cell: (account) => (isCrypto ? number(account) : account.bank_address || NONE) },
    { head: '账号', cell: (account) => (isCrypto ? NONE : number(account)) },
    { head: '操作', cell: actions },
  ]
  const empty = <EmptyState text="暂无信息，请添加" reason={`绑定${name}后即可用于存款与取款。`} />
  if (!isWide && accounts.length === 0) return empty
  return (
    <InParts rows={accounts}>
      {(shown) =>
        isWide ? (
          <Table caption={caption} columns={columns} rows={shown} keyOf={({ id }) => id} empty={empty} />
        ) : (
          <ul className={styles.cards} aria-label={caption}>
            {shown.map((account) => (
              <li key={account.id}>
                <bdi>{bank(account)}</bdi>
                <bdi>{owner(account)}</bdi>
                {!isCrypto && <bdi className={styles.branch}>{account.bank_address || NONE}</bdi>}
                <span className={styles.number}>
                  <span className={styles.what}>{numberHead}</span>
                  {number(account)}
                </span>
                {actions(account)}
              </li>
            ))}
          </ul>
        )
      }
    </InParts>
  )
}
