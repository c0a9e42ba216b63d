import { useHasAccount } from '@/components/member/useHasAccount'
import { isPositive } from '@/contract/values/arithmetic'
import { useId } from '@/lib/useId'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import layout from '@/ui/layout.module.css'
import { Row } from '@/ui/Row'
import shared from '@/ui/shared.module.css'
import { Surface } from '@/ui/Surface'
import styles from './profile.module.css'
import { useConfirmedPart } from './useConfirmedPart'

/**
 * A new member's first steps, ticked as the server confirms them; nothing while unknown or once all are done. `form` is the
 * address of the profile form, unless it follows on the same page.
 */
export function FirstSteps({ form }: { form?: string }) {
  const id = useId()
  const done = useConfirmedPart(({ mobile, email, birthday, paysum }) => ({
    mobile: mobile !== '',
    // The form is saved whole.
    others: email !== '' && birthday !== '',
    // Not every server sends it.
    deposit: paysum === null || isPositive(paysum),
  }))
  const hasAccount = useHasAccount()
  if (!done || hasAccount === undefined) return null

  const steps = [
    {
      name: '绑定手机',
      note: !done.others && '需一并填写邮箱与生日',
      act: '去绑定',
      href: form,
      isDone: done.mobile,
    },
    { name: '收款账户', act: '去添加', href: paths.payoutAccounts(undefined, 1), isDone: hasAccount },
    { name: '首次存款', act: '去存款', href: paths.deposit, isDone: done.deposit },
  ]
  if (steps.every(({ isDone }) => isDone)) return null
  return (
    <Surface look="accent" aria-labelledby={id}>
      <Heading id={id} title="新手三步" />
      <ol className={layout.grid}>
        {steps.map(({ name, note, act, href, isDone }, index) => (
          <li key={name}>
            <Row
              lead={
                <span className={styles.mark} aria-hidden="true">
                  {isDone ? <Icon name="check" size={16} /> : index + 1}
                </span>
              }
              title={name}
              meta={!isDone && note}
              end={
                isDone ? (
                  '已完成'
                ) : href ? (
                  <Link href={href} className={shared.link}>
                    {act}
                  </Link>
                ) : (
                  '在下方填写'
                )
              }
            />
          </li>
        ))}
      </ol>
    </Surface>
  )
}
