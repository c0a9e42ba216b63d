import { useSite } from '@/components/site/useSite'
import { externalUrl } from '@/lib/externalUrl'
import { toast } from '@/state/toasts'
import { Button, buttonClass } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import styles from './WalletAppLink.module.css'

/** Advertises the wallet app on the third tab, with the site's iOS download link (D52). */
export function WalletAppLink() {
  const { data: site } = useSite()
  const address = externalUrl(site?.ios_download_url.trim())
  const words = (
    <>
      <Icon name="download" size={16} />
      下载钱包APP
    </>
  )
  return (
    <div className={styles.offer}>
      <img src="/art/channel-antoken.svg" alt="" width={40} height={40} />
      <p>使用钱包APP收款，快捷安全</p>
      {address === null ? (
        // Only http(s) links of the server are opened (D19).
        <Button look="accent" onClick={() => toast.error('服务器异常，请稍后再试')}>
          {words}
        </Button>
      ) : (
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ look: 'accent' })}
        >
          {words}
        </a>
      )}
    </div>
  )
}
