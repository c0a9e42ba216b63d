import { lazy, Suspense, useState } from 'react'
import { imageUrl } from '@/api/lines'
import { externalUrl } from '@/lib/externalUrl'
import { Skeleton } from '@/ui/Status'
import styles from './DownloadCode.module.css'

const QrCode = lazy(() => import('@/ui/QrCode').then((module) => ({ default: module.QrCode })))

/** What fits into a code that a phone still reads well. */
const LONGEST_ADDRESS = 500

/**
 * The QR code of the download: the server's picture; without one, or when it cannot be shown, a code of the address drawn
 * here; without an address the site's own picture (spec 1 §2).
 */
export function DownloadCode({ picture, address }: { picture: string; address: string }) {
  const [broken, setBroken] = useState<string | null>(null)
  const src = imageUrl(picture)
  if (src !== null && src !== broken) {
    return (
      <div className={styles.plate}>
        <img
          src={src}
          alt="扫码下载"
          width={184}
          height={184}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(src)}
        />
      </div>
    )
  }
  if (externalUrl(address) !== null && address.length <= LONGEST_ADDRESS) {
    return (
      <Suspense fallback={<Skeleton className={styles.waiting} />}>
        <QrCode value={address} size={184} label="扫码下载" />
      </Suspense>
    )
  }
  return (
    <div className={styles.plate}>
      <img src="/placeholders/qr.svg" alt="扫码下载" width={184} height={184} />
    </div>
  )
}
