import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { openSupport } from '@/components/site/openSupport'
import { SiteLogo } from '@/components/site/SiteLogo'
import { age, footnotes, slogan } from '@/contract/texts/brandTexts'
import { classNames } from '@/lib/classNames'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { motion, setMotionPaused } from '@/state/motion'
import shared from '@/ui/shared.module.css'
import { LinesButton } from '../lines/LinesButton'
import { NARROW_LOBBIES, PAGES } from '../menu/menu'
import styles from './Footer.module.css'

/** As in spec 1 §1. */
const VERSION = 'V1.1.1.20220906_pc'

const COLUMNS = [
  // All of them, since the top menu leaves two out.
  { title: '游戏大厅', links: NARROW_LOBBIES.map(({ title, path }) => [title, path] as const) },
  { title: '帮助中心', links: [['常见问题', paths.help(1)] as const, ['联系我们', paths.help(4)] as const] },
  {
    title: '条款与隐私',
    links: [
      ['用户协议', paths.agreement] as const,
      ['隐私政策', paths.help(2)] as const,
      ['免责声明与规则', paths.help(3)] as const,
    ],
  },
  {
    title: '理性娱乐',
    links: [['博彩责任', paths.help(8)] as const, ['限额与暂停', paths.limits] as const],
  },
  {
    title: '了解更多',
    links: [
      ...PAGES.map(({ title, path }) => [title, path] as const),
      ['球队合作', paths.sponsorship()] as const,
    ],
  },
]

/** The footer: link columns, 18+, the switch for all animations and the version label. */
export function Footer() {
  const { paused } = useSnapshot(motion)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <footer aria-label="页脚" className={styles.footer}>
      <div className={shared.wrap}>
        <div className={styles.columns}>
          <div className={styles.about}>
            <SiteLogo />
            {[slogan, ...footnotes].map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          {/* On phones it folds the columns. */}
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            更多链接
          </button>
          {COLUMNS.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(([label, path]) => (
                  <li key={path}>
                    <Link href={path}>{label}</Link>
                  </li>
                ))}
                {__SEVERAL_LINES__ && title === '帮助中心' && (
                  <li>
                    <LinesButton>线路</LinesButton>
                  </li>
                )}
                {title === '理性娱乐' && (
                  <li>
                    <button type="button" onClick={() => void openSupport()}>
                      在线客服
                    </button>
                  </li>
                )}
              </ul>
            </div>
          ))}
        </div>
        <div className={styles.last}>
          <p className={styles.adults}>
            <span>{age.mark}</span> {age.line}
          </p>
          <label className={styles.motion}>
            <input
              type="checkbox"
              // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says it itself, and may not say it twice
              role="switch"
              checked={paused}
              onChange={(event) => setMotionPaused(event.target.checked)}
            />
            暂停动画
          </label>
          <span className={classNames(shared.num, styles.version)}>{VERSION}</span>
        </div>
      </div>
    </footer>
  )
}
