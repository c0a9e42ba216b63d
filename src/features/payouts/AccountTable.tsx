import { imageUrl } from '@/api/lines'
import { CopyButton } from '@/components/forms/CopyButton'
import { InParts } from '@/components/InParts'
import { ACCOUNT_KINDS, bankOf, ownerOf, type AccountKind } from '@/components/payouts/accountKinds'
import type { PayoutAccount } from '@/contract/payouts'
import { useMediaQuery } from '@/lib/useMediaQuery'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import layout from '@/ui/layout.module.css'
import { Picture } from '@/ui/Picture'
import { Row } from '@/ui/Row'
import { EmptyState } from '@/ui/Status'
import { surface } from '@/ui/Surface'
import { Table, type Column } from '@/ui/Table'
import { RevealableNumber } from './RevealableNumber'

type Props = {
  kind: AccountKind
  accounts: readonly PayoutAccount[]
  onDelete: (account: PayoutAccount) => void
}

const NONE = '-'

/** The bound accounts of a kind, as rows below 1024 px. A wallet has a coin and a protocol where a card has bank, holder and branch. */
export function AccountTable({ kind, accounts, onDelete }: Props) {
  const isWide = useMediaQuery('(min-width: 1024px)')
  const isCrypto = kind !== 'huiwang'
  const { name, icon } = ACCOUNT_KINDS[kind]
  const caption = `已绑定的${name}`
  const numberHead = isCrypto ? '地址' : '账号'
  const logo = ({ ico }: PayoutAccount) => (
    <Picture src={imageUrl(ico)} fallback={icon} width={32} height={32} />
  )
  const number = ({ id, bank_no }: PayoutAccount) => (
    <RevealableNumber key={id} number={bank_no} label={numberHead} />
  )
  const actions = (account: PayoutAccount) => (
    <span className={layout.cluster}>
      {isCrypto && (
        <CopyButton text={account.bank_no} label="地址" look="text">
          复制地址
        </CopyButton>
      )}
      <Button look="text" size="sm" onClick={() => onDelete(account)}>
        <Icon name="trash" size={16} />
        删除
      </Button>
    </span>
  )
  const columns: Column<PayoutAccount>[] = [
    {
      head: '图标',
      cell: logo,
    },
    { head: isCrypto ? '币种' : '银行', cell: (account) => bankOf(account) || NONE },
    { head: isCrypto ? '协议' : '持有人', cell: (account) => ownerOf(account) || NONE },
    { head: '地址', cell: (account) => (isCrypto ? number(account) : account.bank_address || NONE) },
    ...(isCrypto ? [] : [{ head: '账号', cell: number }]),
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
          <ul className={layout.stack} aria-label={caption}>
            {shown.map((account) => (
              <li key={account.id}>
                <div className={surface('sunken')}>
                  <Row
                    lead={logo(account)}
                    title={<bdi>{bankOf(account)}</bdi>}
                    meta={
                      <bdi>
                        {[ownerOf(account), account.bank_address].filter((part) => part !== '').join(' · ')}
                      </bdi>
                    }
                  />
                  <div className={layout.split}>
                    {number(account)}
                    {actions(account)}
                  </div>
                </div>
              </li>
            ))}
          </ul>
        )
      }
    </InParts>
  )
}
