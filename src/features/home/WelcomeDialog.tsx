import { DownloadCode } from '@/components/site/DownloadCode'
import { lazyPart } from '@/components/lazyPart'
import { DEFAULT_TITLE } from '@/components/site/useSite'
import type { Data } from '@/contract/endpoint'
import type { getSite } from '@/contract/site'
import { dismiss } from '@/state/dismissals'
import { Dialog } from '@/ui/Dialog'
import { Loading } from '@/ui/Loading'
import styles from './WelcomeDialog.module.css'

const RichText = lazyPart(
  () => import('@/ui/RichText').then((module) => module.RichText),
  undefined,
  () => <Loading />,
)

/** The welcome modal; closing it dismisses it for good (spec 1 §4). */
export function WelcomeDialog({ site }: { site: Data<typeof getSite> }) {
  return (
    <Dialog title={`欢迎来到${site.title || DEFAULT_TITLE}`} onClose={() => dismiss('welcomeModal')} middle>
      {site.webcontent !== '' && <RichText html={site.webcontent} />}
      <figure className={styles.download}>
        <DownloadCode picture={site.ios_download_qrcode} address={site.ios_download_url} size={120} />
        <figcaption>扫码下载客户端</figcaption>
      </figure>
    </Dialog>
  )
}
