import { lazy, Suspense } from 'react'
import { imageUrl } from '@/api/lines'
import { DEFAULT_TITLE } from '@/components/useSite'
import type { Data } from '@/contract/endpoint'
import type { getSite } from '@/contract/site'
import { externalUrl } from '@/lib/externalUrl'
import { dismiss } from '@/state/dismissals'
import { Dialog } from '@/ui/Dialog'
import { Picture } from '@/ui/Picture'
import { Loading } from '@/ui/Loading'
import { Skeleton } from '@/ui/Status'
import styles from './WelcomeDialog.module.css'

const RichText = lazy(() => import('@/ui/RichText').then((module) => ({ default: module.RichText })))
const QrCode = lazy(() => import('@/ui/QrCode').then((module) => ({ default: module.QrCode })))

type Site = Data<typeof getSite>
const NO_CODE = '/placeholders/qr.svg'

/** The welcome modal; closing it is for good (spec 1 §4). */
export function WelcomeDialog({ site }: { site: Site }) {
  return (
    <Dialog title={`欢迎来到${site.title || DEFAULT_TITLE}`} onClose={() => dismiss('welcomeModal')} middle>
      {site.webcontent !== '' && (
        <Suspense fallback={<Loading />}>
          <RichText html={site.webcontent} />
        </Suspense>
      )}
      <figure className={styles.download}>
        <DownloadCode site={site} />
        <figcaption>扫码下载客户端</figcaption>
      </figure>
    </Dialog>
  )
}

function DownloadCode({ site }: { site: Site }) {
  const picture = imageUrl(site.ios_download_qrcode)
  const address = externalUrl(site.ios_download_url)
  if (picture === null && address !== null) {
    return (
      <Suspense fallback={<Skeleton className={styles.code} />}>
        <QrCode value={address} size={120} label="下载二维码" />
      </Suspense>
    )
  }
  return (
    <Picture
      src={picture}
      fallback={NO_CODE}
      alt="下载二维码"
      className={styles.code}
      width={144}
      height={144}
    />
  )
}
