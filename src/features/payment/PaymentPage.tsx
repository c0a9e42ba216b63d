import { useSearchParams } from 'wouter'
import { SiteLogo } from '@/components/site/SiteLogo'
import { age } from '@/contract/texts/brandTexts'
import { Icon } from '@/ui/Icon'
import shared from '@/ui/shared.module.css'
import { CreatingOrder } from './CreatingOrder'
import { FollowedOrder } from './FollowedOrder'
import styles from './PaymentPage.module.css'

/** /payInfo?deposit_no=: how to pay a deposit, and its outcome (spec 2 §2, D69). */
export function PaymentPage() {
  const depositNo = useSearchParams()[0].get('deposit_no') ?? ''
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={shared.wrap}>
          <SiteLogo />
          <h1 tabIndex={-1}>支付信息</h1>
          <p className={styles.secure}>
            <Icon name="shield" size={18} />
            加密传输
          </p>
        </div>
      </header>
      <div className={styles.body} data-theme="paper">
        <section className={styles.card}>
          {depositNo === '' ? <CreatingOrder /> : <FollowedOrder key={depositNo} depositNo={depositNo} />}
        </section>
      </div>
      <footer className={styles.footer}>
        {age.mark} {age.line}
      </footer>
    </div>
  )
}
