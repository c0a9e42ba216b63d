import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { openSupport } from '@/components/site/openSupport'
import shared from '@/ui/shared.module.css'
import styles from './PauseNotice.module.css'

type Props = {
  text: string
  /** Called when the link is followed. */
  onLeave: (() => void) | undefined
}

/** A paused account: the time left, and where to find help (理性娱乐). */
export const PauseNotice = ({ text, onLeave }: Props) => (
  <div className={styles.notice}>
    <p role="alert">{text}</p>
    <p>
      如需帮助：
      <Link href={paths.help(8)} className={shared.link} {...(onLeave && { onClick: onLeave })}>
        博彩责任
      </Link>
      <button type="button" className={shared.link} onClick={() => void openSupport()}>
        在线客服
      </button>
    </p>
  </div>
)
