import { useSnapshot } from 'valtio'
import { downloadOf, isPortalPage, UNSAFE_DOWNLOAD } from '@/components/site/downloadAddress'
import { DownloadCode } from '@/components/site/DownloadCode'
import { tellBlocked } from '@/components/site/openAppTab'
import { useSite } from '@/components/site/useSite'
import { openTab } from '@/lib/openTab'
import { useIsPhone } from '@/lib/useMediaQuery'
import { install, installPrompt } from '@/state/installPrompt'
import { toast } from '@/state/toasts'
import { Button, buttonClass } from '@/ui/Button'
import hero from '@/ui/hero.module.css'
import { Icon } from '@/ui/Icon'
import layout from '@/ui/layout.module.css'
import shared from '@/ui/shared.module.css'
import { Skeleton } from '@/ui/Status'
import styles from './AppDownloadPage.module.css'
import { InstallGuide } from './InstallGuide'
import { startDownload } from './startDownload'

/** The client app: QR code, download, and installing this site if the browser offers it. */
export function AppDownloadPage() {
  const { data: site, isPending } = useSite()
  const { offer } = useSnapshot(installPrompt)
  const isPhone = useIsPhone()
  const address = site?.ios_download_url
  const opening = downloadOf(address)
  const { kind, url } = opening
  const isPage = isPortalPage(opening)
  const download = () => {
    if (url === null) return toast.error(kind === 'unsafe' ? UNSAFE_DOWNLOAD : '服务器异常，请稍后再试')
    if (isPage && offer) return void install()
    if (isPage) return void (openTab({ url }) ?? tellBlocked())
    toast.info('正在前往页面')
    startDownload(url)
  }
  const words = (
    <>
      <Icon name="download" size={18} />
      立即下载
    </>
  )
  return (
    <>
      <div className={styles.hero}>
        <img
          className={`${hero.cover} ${styles.ground}`}
          src="/art/stage-6-app.svg"
          alt=""
          width={1920}
          height={480}
        />
        <div className={`${shared.wrap} ${styles.inner}`}>
          <div>
            <h1 tabIndex={-1}>APP下载</h1>
            <p>一个应用，看赛事、进场馆、管账户。</p>
            <div className={styles.download}>
              {!isPhone &&
                (isPending ? (
                  <Skeleton className={styles.waiting} />
                ) : (
                  <DownloadCode
                    picture={site?.ios_download_qrcode ?? ''}
                    address={address ?? ''}
                    size={184}
                  />
                ))}
              <div>
                <h2>{isPhone ? '下载到本机' : '扫码下载'}</h2>
                <p>
                  {isPhone ? '点击立即下载，按提示完成安装。' : '使用手机相机扫描二维码，按提示完成安装。'}
                </p>
                <div className={layout.cluster}>
                  {kind === 'app' ? (
                    <a href={url} className={buttonClass({ size: 'lg' })}>
                      {words}
                    </a>
                  ) : (
                    <Button size="lg" onClick={download}>
                      {words}
                    </Button>
                  )}
                  {offer && (
                    <Button size="lg" look="outline" onClick={() => void install()}>
                      <Icon name="plus" size={18} />
                      安装应用
                    </Button>
                  )}
                </div>
              </div>
            </div>
            {kind !== 'none' && (
              <p className={styles.address}>
                {url === null ? (
                  UNSAFE_DOWNLOAD
                ) : (
                  <>
                    下载地址：<bdi>{url}</bdi>
                  </>
                )}
              </p>
            )}
          </div>
          <div className={styles.phones}>
            <img src="/art/phone-live.svg" alt="真人界面示意" width={210} height={420} />
            <img src="/art/phone-home.svg" alt="首页界面示意" width={240} height={480} />
          </div>
        </div>
      </div>
      <InstallGuide isPage={isPage} />
    </>
  )
}
