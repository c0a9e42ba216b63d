import { MemberTips } from '@/components/member/MemberTips'
import { SupportButton } from '@/components/site/SupportButton'
import styles from './DepositGuide.module.css'

/** Tips and guide beside the form (spec 2 §2). */
export function DepositGuide() {
  return (
    <div className={styles.guide}>
      <MemberTips tips={['peak', 'wagering']} />
      <section className={styles.steps} aria-labelledby="deposit-steps">
        <h2 id="deposit-steps">存款指引</h2>
        <ol>
          <li>选择存款方式，填写金额后提交存款。</li>
          <li>请按页面显示的金额与账户付款，以便尽快到账。</li>
          <li>付款后15分钟未到账，请携带订单号联系客服。</li>
        </ol>
        <SupportButton block />
      </section>
    </div>
  )
}
