import { openSupport } from '@/components/site/openSupport'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { Icon } from '@/ui/Icon'
import { BackToTop } from './BackToTop'
import styles from './FloatingWidget.module.css'

/** The floating shortcuts at the right from 768 px up, labelled where the margin has room. */
export function FloatingWidget() {
  return (
    <aside className={styles.widget} aria-label="快捷入口">
      <Link href={paths.appDownload} title="客户端下载">
        <Icon name="phone" size={22} />
        <span>客户端下载</span>
      </Link>
      <button type="button" title="在线客服" onClick={() => void openSupport()}>
        <Icon name="headset" size={22} />
        <span>在线客服</span>
      </button>
      <Link href={paths.promotions} title="优惠活动">
        <Icon name="gift" size={22} />
        <span>优惠活动</span>
      </Link>
      <BackToTop />
    </aside>
  )
}
