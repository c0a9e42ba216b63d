import { useSnapshot } from 'valtio'
import { useIsPhone } from '@/lib/useMediaQuery'
import { installPrompt } from '@/state/installPrompt'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import shared from '@/ui/shared.module.css'
import { surface } from '@/ui/Surface'
import styles from './AppDownloadPage.module.css'
import { guides, stepsOn } from './installSteps'

/**
 * The steps of the download, and how to add this site to a home screen, unless it is there. `isPage`: the download is a page of the
 * portal.
 */
export function InstallGuide({ isPage }: { isPage: boolean }) {
  const isPhone = useIsPhone()
  const { isInstalled } = useSnapshot(installPrompt)
  return (
    <div className={`${shared.wrap} ${shared.section}`}>
      <Heading title="安装步骤" />
      <ol className={styles.cards}>
        {stepsOn(isPhone, isPage).map(({ title, text }, index) => (
          <li key={title} className={surface()}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {!isInstalled && (
        <>
          <Heading title="添加到主屏幕" note="无需下载，像应用一样打开本站" />
          <ul className={styles.cards}>
            {guides.map(({ icon, title, lines, note }) => (
              <li key={title} className={surface()}>
                <Icon name={icon} size={32} />
                <h3>{title}</h3>
                <ol>
                  {lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ol>
                {note && <p>{note}</p>}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
