import { useHasAccount } from '@/components/member/useHasAccount'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { Icon, type IconName } from '@/ui/Icon'
import shared from '@/ui/shared.module.css'
import styles from './account.module.css'
import { useConfirmedPart } from './useConfirmedPart'

type Props = { form?: string; isSmall?: boolean }

/** Links to what the member has or has not bound; no word of it while unknown. `form` is where the form shows; small ones are icons. */
export function SecurityIndicators({ form = paths.profile, isSmall = false }: Props) {
  // Not the whole member, whose balance changes every few seconds.
  const has = useConfirmedPart(({ realname, mobile, email }) => ({
    name: realname !== '',
    mobile: mobile !== '',
    email: email !== '',
  }))
  const hasAccount = useHasAccount()
  const indicators: { label: string; icon: IconName; href: string; isBound: boolean | undefined }[] = [
    { label: '姓名', icon: 'user', href: form, isBound: has?.name },
    { label: '手机', icon: 'phone', href: form, isBound: has?.mobile },
    { label: '邮箱', icon: 'mail', href: form, isBound: has?.email },
    { label: '银行卡', icon: 'card', href: paths.payoutAccounts(), isBound: hasAccount },
  ]
  return (
    <ul className={styles.indicators}>
      {indicators.map(({ label, icon, href, isBound }) => {
        const words = `${label}${isBound === undefined ? '' : isBound ? '已绑定' : '未绑定'}`
        return (
          <li key={label}>
            <Link href={href} className={isBound ? styles.bound : undefined} title={words}>
              <Icon name={icon} size={16} />
              {!isSmall && <span aria-hidden="true">{isBound ? label : words}</span>}
              <span className={shared.srOnly}>{words}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
