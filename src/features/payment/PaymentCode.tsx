import { lazy, Suspense } from 'react'
import { Skeleton } from '@/ui/Status'
import type { Code } from './payment'
import styles from './PaymentCode.module.css'

const QrCode = lazy(() => import('@/ui/QrCode').then((module) => ({ default: module.QrCode })))

type Props = {
  code: Code
  size: 210 | 262
  /** Name of the encoded text. */
  label: string
  /** The picture can't be loaded. */
  onBroken: () => void
}

/** The code to scan: drawn from the text beside it, so that both always agree, or the server's picture. */
export function PaymentCode({ code, size, label, onBroken }: Props) {
  const className = size === 210 ? styles.small : styles.large
  return (
    <div className={styles.frame}>
      {'text' in code ? (
        <Suspense fallback={<Skeleton className={className} />}>
          <QrCode value={code.text} size={size} label={label} />
        </Suspense>
      ) : (
        <img
          src={code.picture}
          alt="付款二维码"
          className={className}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={onBroken}
        />
      )}
      <p className={styles.caption}>扫码付款</p>
    </div>
  )
}
