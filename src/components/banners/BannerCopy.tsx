import type { ReactNode } from 'react'
import { buttonClass } from '@/ui/Button'
import styles from './BannerCopy.module.css'

/** What a banner says: headline, a line, and the words of the button the whole slide stands for. */
export type BannerWords = { head: ReactNode; line?: string | undefined; action: string }

/** This site's own first picture, there at the first paint; an address of this origin wherever the server is. */
export const WELCOME = '/art/banner-1-welcome.svg'

/** The words of the first picture, in the static first paint as well (first-paint/shell.html). */
export const welcomeWords: BannerWords = {
  head: (
    <>
      首存礼金
      <br />
      最高 <em>888</em> 元
    </>
  ),
  line: '新会员首次存款即可申请，规则清晰，1 倍流水可取。',
  action: '查看活动',
}

/** The words over the empty left of one of our banners. The slide is the link; the button only shows that there is one. */
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
