import type { ReactNode } from 'react'
import { buttonClass } from '@/ui/Button'
import styles from './BannerCopy.module.css'

/** A banner's headline, line and button label; the whole slide is the link. */
export type BannerWords = { head: ReactNode; line?: string | undefined; action: string }

/** Our own first picture, part of the first paint; always on this origin. */
export const WELCOME = '/art/stage-1-welcome.svg'

/** The words of the first picture; keep `first-paint/shell.html` in step. */
export const welcomeWords: BannerWords = {
  head: (
    <>
      首存礼金
      <br />
      最高<em>888</em>元
    </>
  ),
  line: '新会员首次存款即可申请，规则清晰，1倍流水可取。',
  action: '查看活动',
}

/** The words over the empty left of one of our banners. The slide itself is the link; the button only hints at it. */
export function BannerCopy({ head, line, action }: BannerWords) {
  return (
    <div className={styles.copy}>
      <div>
        <h2>{head}</h2>
        {line && <p>{line}</p>}
        <span className={`${buttonClass({ size: 'lg' })} ${styles.go}`} aria-hidden="true">
          {action}
        </span>
      </div>
    </div>
  )
}
