import type { ComponentType } from 'react'
import type { Data } from '@/contract/wire/endpoint'
import type { getSite } from '@/contract/site'
import { useIsPhone } from '@/lib/useMediaQuery'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { buttonClass } from '@/ui/Button'
import { ServerText } from '../ServerText'
import { DownloadCode } from './DownloadCode'
import styles from './WelcomeText.module.css'

type Props = {
  site: Data<typeof getSite>
  /** Called when the player follows the download link. */
  onLeave: () => void
  /** Draws the server's text; loads by itself unless given. */
  Text?: ComponentType<{ html: string }>
}

/** The welcome: the server's text and the app download, as a QR code only where a phone can scan it. */
export function WelcomeText({ site, onLeave, Text = ServerText }: Props) {
  const isPhone = useIsPhone()
  return (
    <>
      {site.webcontent !== '' && <Text html={site.webcontent} />}
      {isPhone ? (
        <p className={styles.download}>
          下载客户端，随时畅玩
          <Link
            href={paths.appDownload}
            className={buttonClass({ look: 'accent', size: 'sm' })}
            onClick={onLeave}
          >
            立即下载
          </Link>
        </p>
      ) : (
        <figure className={styles.download}>
          <DownloadCode picture={site.ios_download_qrcode} address={site.ios_download_url} size={120} />
          <figcaption>扫码下载客户端</figcaption>
        </figure>
      )}
    </>
  )
}
