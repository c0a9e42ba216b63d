import { useSearchParams } from 'wouter'
import { useIsMember } from '@/components/member/useIsMember'
import { SiteLogo } from '@/components/site/SiteLogo'
import { SupportButton } from '@/components/site/SupportButton'
import { age } from '@/contract/texts/brandTexts'
import { openLogin } from '@/state/loginModal'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import shared from '@/ui/shared.module.css'
import { EmptyState } from '@/ui/Status'
import { Surface } from '@/ui/Surface'
import { CreatingOrder } from './CreatingOrder'
import { FollowedOrder } from './FollowedOrder'
import styles from './PaymentPage.module.css'

/** /payInfo?deposit_no=: how to pay a deposit, and its outcome. Not guarded. */
export function PaymentPage() {
  const depositNo = useSearchParams()[0].get('deposit_no') ?? ''
  const isMember = useIsMember()
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={shared.wrap}>
          <SiteLogo />
          <h1 tabIndex={-1}>支付信息</h1>
          <p>
            <Icon name="shield" size={18} /> 加密传输
          </p>
        </div>
      </header>
      <div className={styles.body} data-theme="paper">
        <Surface className={styles.card}>
          {!isMember ? (
            <AskToLogIn />
          ) : depositNo === '' ? (
            <CreatingOrder />
          ) : (
            <FollowedOrder key={depositNo} depositNo={depositNo} />
          )}
        </Surface>
      </div>
      <footer className={styles.footer}>
        {age.mark} {age.line}
      </footer>
    </div>
  )
}

/** Shown to visitors; the dialog stays on this page. */
const AskToLogIn = () => (
  <EmptyState text="登录后查看订单" reason="请使用提交存款的账号登录。">
    <Button size="lg" onClick={openLogin}>
      登录
    </Button>
    <SupportButton size="lg" />
  </EmptyState>
)
