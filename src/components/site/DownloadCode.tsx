import { useState } from 'react'
import { imageUrl } from '@/api/lines'
import { externalUrl } from '@/lib/externalUrl'
import { isUnsafeDownload } from './downloadAddress'
import styles from './DownloadCode.module.css'
import { lazyPart } from '../lazyPart'

/** What fits into a code that a phone still reads well; the library throws above some 2,300 bytes. */
const LONGEST_ADDRESS = 500
const NAME = '扫码下载'

const QrCode = lazyPart(
  () => import('@/ui/QrCode').then((module) => module.QrCode),
  undefined,
  ({ size }: { value: string; size: number; label: string }) => (
    <div className={styles.plate}>
      <span style={{ width: size, height: size }} />
    </div>
  ),
)

type Props = { picture: string; address: string; size: number }

/**
 * The QR code of the download: the server's picture; without one, or when it cannot be shown, a code of the address drawn
 * here; without an address, or with an unsafe one, the site's own picture (spec 1 §2). `size` in px, without the white rim.
 */
export function DownloadCode({ picture, address, size }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  const src = imageUrl(picture)
  const url = address.trim()
  const hasPicture = src !== null && src !== broken
  const canBeDrawn = externalUrl(url) !== null && !isUnsafeDownload(url) && url.length <= LONGEST_ADDRESS
  if (!hasPicture && canBeDrawn) return <QrCode value={url} size={size} label={NAME} />
  return (
    <div className={styles.plate}>
      <img
        src={hasPicture ? src : '/placeholders/qr.svg'}
        alt={NAME}
        width={size}
        height={size}
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setBroken(src)}
      />
    </div>
  )
}
