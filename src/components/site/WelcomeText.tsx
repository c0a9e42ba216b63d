import type { Data } from '@/contract/wire/endpoint'
import type { getSite } from '@/contract/site'
import { useIsPhone } from '@/lib/useMediaQuery'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { buttonClass } from '@/ui/Button'
import { Loading } from '@/ui/Loading'
import { lazyPart } from '../lazyPart'
import { DownloadCode } from './DownloadCode'
import styles from './WelcomeText.module.css'

const RichText = lazyPart(
  () => import('@/ui/RichText').then((module) => module.RichText),
  undefined,
  () => <Loading />,
)

type Props = {
  site: Data<typeof getSite>
  /** Called when the player follows the download link. */
  onLeave: () => void
}

/** The welcome: the server's text and the app download, as a QR code only where a phone can scan it. */
export function WelcomeText({ site, onLeave }: Props) {
  const isPhone = useIsPhone()
  return (
    <>
      {site.webcontent !== '' && <RichText html={site.webcontent} />}
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
