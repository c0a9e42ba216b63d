import { Link } from '@/navigation/Link'
import { useHasAccount } from '@/components/member/useHasAccount'
import { useConfirmedPart } from '@/components/member/useConfirmedPart'
import { paths } from '@/navigation/paths'
import { Icon, type IconName } from '@/ui/Icon'
import styles from './SecurityIndicators.module.css'

/** Links to what the member has or has not bound; nothing while unknown (spec 2 §2). `form` is where the form shows. */
export function SecurityIndicators({ form }: { form: string }) {
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
      {indicators.map(({ label, icon, href, isBound }) => (
        <li key={label}>
          <Link href={href} className={isBound ? styles.bound : undefined}>
            <Icon name={icon} size={16} />
            {label}
            {isBound !== undefined && (isBound ? '已绑定' : '未绑定')}
          </Link>
        </li>
      ))}
    </ul>
  )
}
