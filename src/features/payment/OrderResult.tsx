import type { Money } from '@/contract/values/money'
import { classNames } from '@/lib/classNames'
import { formatMoney } from '@/lib/formatMoney'
import { Icon, type IconName } from '@/ui/Icon'
import shared from '@/ui/shared.module.css'
import tones from '@/ui/tones.module.css'
import type { Standing } from './order'
import styles from './PaymentPage.module.css'
import { EXPIRED } from './paymentWindow'

type Result = Exclude<Standing, 'waiting'>

type Look = { icon: IconName; tone: 'good' | 'bad' | 'waiting'; text: string; hint: string }

const LOOKS: Record<Result, Look> = {
  expired: { icon: 'clock', tone: 'waiting', text: '已超时，请勿再支付', hint: EXPIRED },
  approved: { icon: 'ok', tone: 'good', text: '已到账', hint: '存款已存入主账户，请勿重复支付' },
  rejected: { icon: 'error', tone: 'bad', text: '已拒绝', hint: '请勿再支付，如已付款请联系客服' },
  missing: { icon: 'warn', tone: 'waiting', text: '未找到订单', hint: '请核对订单号，或到存款记录查看' },
}

type Props = {
  standing: Result
  /** CNY. */
  amount?: Money | null
  /** The server's reason for a missing order. */
  refusal?: string
}

/** The outcome of an order. */
export function OrderResult({ standing, amount = null, refusal = '' }: Props) {
  const look = LOOKS[standing]
  const text = standing === 'approved' && amount !== null ? `已到账${formatMoney(amount)}元` : look.text
  const hint = standing === 'missing' && refusal !== '' && refusal !== look.text ? refusal : look.hint
  return (
    <div className={styles.result}>
      <span className={classNames(styles.mark, tones[look.tone], standing === 'approved' && shared.opens)}>
        <Icon name={look.icon} size={40} />
      </span>
      <h2 tabIndex={-1}>{text}</h2>
      <p>{hint}</p>
    </div>
  )
}
