import { QRCodeSVG } from 'qrcode.react'
import styles from './QrCode.module.css'

/** A QR code of `value`, which is also its accessible name; `size` in px, with its quiet zone. Load it lazily. */
export function QrCode({ value, size, label }: { value: string; size: number; label: string }) {
  return (
    <div className={styles.plate} role="img" aria-label={`${label}：${value}`} data-qr={value}>
      <QRCodeSVG aria-hidden="true" role="presentation" value={value} size={size} marginSize={4} level="M" />
    </div>
  )
}
