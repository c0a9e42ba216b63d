import { lazy, Suspense } from 'react'
import { Picture } from '@/ui/Picture'
import { Skeleton } from '@/ui/Status'
import styles from './PaymentCode.module.css'

const QrCode = lazy(() => import('@/ui/QrCode').then((module) => ({ default: module.QrCode })))

type Props = {
  /** Shown, copied and encoded alike; `''` for none. */
  address: string
  /** The server's picture, only for want of an address. */
  picture: string | null
  size: 210 | 262
  label: string
}

/** The code to scan: drawn here from the address, so that it can say nothing else (faults 2.2). */
export function PaymentCode({ address, picture, size, label }: Props) {
  const className = size === 210 ? styles.small : styles.large
  return (
    <div className={styles.frame}>
      {address !== '' ? (
        <Suspense fallback={<Skeleton className={className} />}>
          <QrCode value={address} size={size} label={label} />
        </Suspense>
      ) : (
        <Picture
          src={picture}
          fallback="/art/error.svg"
          alt="付款二维码"
          className={className}
          loading="eager"
        />
      )}
      <p className={styles.caption}>扫码付款</p>
    </div>
  )
}
