import { useId } from '@/lib/useId'
import { StateTag } from '@/components/records/StateTag'
import styles from './PaymentHead.module.css'
import { formatLeft } from './paymentWindow'

type Props = {
  depositNo: string
  /** Seconds left to pay; null once decided. */
  left: number | null
  isWaiting: boolean
}

/** Order number and time left, which screen readers don't announce. */
export function PaymentHead({ depositNo, left, isWaiting }: Props) {
  const id = useId()
  return (
    <div className={styles.head}>
      <div>
        <p className={styles.label}>订单号</p>
        <p className={styles.order}>
          <bdi>{depositNo}</bdi>
        </p>
        {isWaiting && <StateTag look={{ text: '待支付', tone: 'waiting' }} />}
      </div>
      {left !== null && (
        <div className={styles.time}>
          <p id={id} className={styles.label}>
            剩余支付时间
          </p>
          <p role="timer" aria-labelledby={id} className={styles.left}>
            {formatLeft(left)}
          </p>
        </div>
      )}
    </div>
  )
}
