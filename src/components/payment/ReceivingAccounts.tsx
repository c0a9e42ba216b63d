import type { ReceivingAccount } from '@/contract/deposits'
import { Facts } from '@/ui/Facts'
import layout from '@/ui/layout.module.css'
import { Surface } from '@/ui/Surface'
import { CopyButton } from '../forms/CopyButton'
import { InParts } from '../InParts'

/** The platform's accounts to pay into, with a copy button per line. */
export function ReceivingAccounts({ accounts }: { accounts: readonly ReceivingAccount[] }) {
  return (
    <div className={layout.stack}>
      <InParts rows={accounts}>
        {(shown) =>
          shown.map((account, index) => (
            <Surface look="accent" key={account.id} aria-label={`收款账户${index + 1}`}>
              <Facts
                look="rows"
                facts={linesOf(account).map(([label, value]) => [
                  label,
                  <>
                    <bdi>{value || '-'}</bdi>
                    {value !== '' && <CopyButton text={value} label={label} look="text" />}
                  </>,
                ])}
              />
            </Surface>
          ))
        }
      </InParts>
    </div>
  )
}

const linesOf = ({ bank_no, bank_owner, bank_data, id }: ReceivingAccount) =>
  [
    ['收款账号', bank_no],
    ['收款人', bank_owner],
    ['收款方式', bank_data?.bank_name ?? ''],
    ['编号', String(id)],
  ] as const
