import { LobbyHero } from '@/components/games/LobbyHero'
import shared from '@/ui/shared.module.css'
import { Tabs } from '@/ui/Tabs'
import { Article } from './Article'
import { BackLink } from './BackLink'
import styles from './HelpPage.module.css'
import { helpTabs } from './helpTabs'
import { useHelpType } from './useHelpType'

/** Seven help articles; the address holds the selected one (spec 1 §2). */
export function HelpPage() {
  const [type, choose] = useHelpType()
  return (
    <>
      <LobbyHero title="帮助中心" line="常见问题与平台规则，都在这里。" />
      <div className={`${shared.wrap} ${styles.content}`}>
        <BackLink />
        <Tabs
          label="帮助分类"
          look="side"
          className={styles.card}
          tabs={helpTabs}
          value={type}
          onChange={choose}
        >
          <article className={styles.article}>
            <h2>{helpTabs.find(({ id }) => id === type)?.label}</h2>
            <Article type={Number(type)} />
          </article>
        </Tabs>
      </div>
    </>
  )
}
