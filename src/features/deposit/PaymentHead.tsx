import { useId } from 'react'
import { classNames } from '@/lib/classNames'
import shared from '@/ui/shared.module.css'
import styles from './PaymentHead.module.css'
import { EXPIRED, formatLeft } from './paymentWindow'
import { useCountdown } from './useCountdown'

type Props = {
  depositNo: string
  isWallet: boolean
  /** When the order was placed, ms by the server's clock; null when it does not say. */
  createdAt: number | null
}

/** Order number and time left. The time ticks silently; a status says it at 10:00, 1:00 and 00:00 only. */
export function PaymentHead({ depositNo, isWallet, createdAt }: Props) {
  const id = useId()
  const { left, announced } = useCountdown(isWallet, createdAt)
  const isOver = left === 0
  return (
    <>
      <div className={styles.head}>
        <div>
          <p className={styles.label}>订单号</p>
          <p className={styles.order}>
            <bdi>{depositNo}</bdi>
          </p>
        </div>
        <div className={styles.time}>
          <p id={id} className={styles.label}>
            剩余支付时间
          </p>
          <p role="timer" aria-labelledby={id} className={styles.left}>
            {formatLeft(left)}
          </p>
        </div>
      </div>
      <p role="status" className={classNames(isOver ? styles.over : shared.srOnly)}>
        {isOver ? EXPIRED : announced}
      </p>
    </>
  )
}
