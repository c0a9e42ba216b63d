import { useRef, useState } from 'react'
import { AdviceCard } from '@/components/member/AdviceCard'
import card from '@/ui/card.module.css'
import { Heading } from '@/ui/Heading'
import { Notice } from '@/ui/Notice'
import { Surface } from '@/ui/Surface'
import { Tabs } from '@/ui/Tabs'
import { PasswordForm } from './PasswordForm'
import type { PasswordKind } from './passwordRules'

const TABS = [
  { id: 'login', label: '修改登录密码' },
  { id: 'payment', label: '修改支付密码' },
] as const

const ADVICE = [
  '两种密码请勿相同。',
  '登录密码修改成功后需重新登录。',
  '我们不会以任何方式向您索取密码。',
  '如怀疑密码泄露，请立即联系客服。',
] as const

/** Changes the login or the payment password. The form closes when a payment password is saved. */
export function PasswordPage() {
  const [kind, setKind] = useState<PasswordKind | null>('login')
  const heading = useRef<HTMLHeadingElement>(null)
  const close = () => {
    setKind(null)
    // The focus was in the form.
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <Surface>
      <Heading level="page" title="安全中心" ref={heading} />
      <Tabs label="密码类型" tabs={TABS} value={kind} onChange={setKind}>
        <div className={card.columns}>
          {/* Keyed: switching tabs discards the input. */}
          {kind ? (
            <PasswordForm key={kind} kind={kind} onSaved={close} />
          ) : (
            <Notice tone="good">支付密码已修改</Notice>
          )}
          <AdviceCard icon="shield" title="安全建议" items={ADVICE} />
        </div>
      </Tabs>
    </Surface>
  )
}
