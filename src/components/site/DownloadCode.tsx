import { useState } from 'react'
import { imageUrl } from '@/api/lines'
import { late } from '../late'
import { downloadOf } from './downloadAddress'
import styles from './DownloadCode.module.css'

/** The longest address that phones scan reliably; the library throws above about 2,300 bytes. */
const LONGEST_ADDRESS = 500
const NAME = '扫码下载'

const QrCode = late(() => import('@/ui/QrCode'), 'QrCode', {
  meanwhile: ({ size }) => (
    <div className={styles.plate}>
      <svg width={size} height={size} />
    </div>
  ),
})

type Props = { picture: string; address: string; size: number }

/**
 * The QR code of the download: the server's picture; if it is missing or broken, a code generated from the address; if that
 * is missing or unsafe, the site's own picture. `size` in px, without the white margin.
 */
export function DownloadCode({ picture, address, size }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  const src = imageUrl(picture)
  const { url } = downloadOf(address)
  const hasPicture = src !== null && src !== broken
  if (!hasPicture && url !== null && url.length <= LONGEST_ADDRESS)
    return <QrCode value={url} size={size} label={NAME} />
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
