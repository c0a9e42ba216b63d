import type { ComponentType } from 'react'
import type { getSite } from '@/contract/site'
import type { Data } from '@/contract/wire/endpoint'
import { classNames } from '@/lib/classNames'
import { useIsPhone } from '@/lib/useMediaQuery'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { buttonClass } from '@/ui/Button'
import layout from '@/ui/layout.module.css'
import { surface } from '@/ui/Surface'
import { useIsMember } from '../member/useIsMember'
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
  const isMember = useIsMember()
  return (
    <>
      {site.webcontent !== '' && <Text html={site.webcontent} />}
      {!isMember && (
        <Link href={paths.register} className={buttonClass({ size: 'lg', block: true })} onClick={onLeave}>
          免费注册
        </Link>
      )}
      {isPhone ? (
        <p className={classNames(surface('sunken'), layout.split, styles.download)}>
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
        <figure className={classNames(surface('sunken'), layout.cluster, styles.download)}>
          <DownloadCode picture={site.ios_download_qrcode} address={site.ios_download_url} size={120} />
          <figcaption>扫码下载客户端</figcaption>
        </figure>
      )}
    </>
  )
}
