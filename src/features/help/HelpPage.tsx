import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { query } from '@/api/query'
import { LobbyHero } from '@/components/games/LobbyHero'
import { Region } from '@/components/Region'
import { ServerText } from '@/components/ServerText'
import { helpTabs, helpType, type HelpType } from '@/components/site/helpTabs'
import { isLacking, shippedFile } from '@/components/site/shippedContent'
import { useKeptQuery } from '@/components/site/useKeptQuery'
import { getArticle } from '@/contract/content'
import { shipped } from '@/contract/texts/brandTexts'
import { ARTICLES, type ShippedTexts } from '@/contract/texts/shippedTexts'
import { classNames } from '@/lib/classNames'
import { minutes } from '@/lib/durations'
import { navigate } from '@/navigation/hashLocation'
import { isOursBefore } from '@/navigation/isOursBefore'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import shared from '@/ui/shared.module.css'
import { surface } from '@/ui/Surface'
import { Tabs } from '@/ui/Tabs'
import styles from './help.module.css'

/** Seven help articles; the address holds the selected one. */
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
          className={classNames(surface(), styles.card)}
          tabs={helpTabs}
          value={type}
          onChange={choose}
        >
          <article className={styles.article}>
            <Heading title={helpTabs.find(({ id }) => id === type)?.label} />
            <Article type={Number(type)} />
            {import.meta.env.VITE_REPORT_URL && type === PRIVACY && <ReportsNote />}
          </article>
        </Tabs>
      </div>
    </>
  )
}

/** The tab that lists what is collected. */
const PRIVACY: HelpType = '2'

/** What this build reports to its operator (src/app/reports). */
const ReportsNote = () => (
  <section>
    <h3>错误与性能报告</h3>
    <p>
      本站在出错或接口没有正常应答时，以及离开页面时，会向运营方发送技术信息：错误说明与出错位置、所在页面、接口名称与线路、加载与响应耗时、网站版本。报告不含账号、金额、您输入的内容与网址中的参数，每次访问最多
      20条。
    </p>
  </section>
)

/** One help article as HTML. Failures show in place, not as a toast. */
function Article({ type }: { type: number }) {
  const read = useArticle(type)
  return (
    <Region read={read} isEmpty={(article) => !article || article.content.trim() === ''}>
      {(article) => <ServerText html={article?.content ?? ''} />}
    </Region>
  )
}

/** The link 返回: to the previous page, or home if help was opened first. */
function BackLink() {
  const goBack = (event: MouseEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    if (!isPlain || !isOursBefore()) return
    event.preventDefault()
    history.back()
  }
  return (
    <Link href={paths.home} className={shared.back} onClick={goBack}>
      <Icon name="left" size={18} />
      返回
    </Link>
  )
}

// Replace the entry, so that 返回 leaves the help page instead of stepping through its tabs.
const choose = (type: HelpType) => navigate(paths.help(Number(type)), { replace: true, quiet: true })

/** The selected article, stored in the address. */
function useHelpType(): [type: HelpType, choose: (type: HelpType) => void] {
  const wanted = useKeptQuery('type', (last) => choose(helpType(last)))
  return [helpType(wanted), choose]
}

/** The demo server has all articles. */
const mayShip = Boolean(import.meta.env.VITE_API_BASE) && shipped.articles

/** A help article: the server's own, or the shipped one where the server has none and the brand allows it. */
function useArticle(type: number): UseQueryResult<{ content: string } | null | undefined> {
  const own = useQuery({
    ...query(getArticle, { type }),
    // Ask a server that had none again.
    staleTime: ({ state }) => (state.data?.content ? minutes(5) : 0),
  })
  const isMissing = own.data === undefined ? isLacking(own.error) : !own.data?.content.trim()
  const spare = useQuery({
    ...shippedFile<ShippedTexts>(ARTICLES),
    enabled: mayShip && isMissing,
    select: (texts) => texts[type],
  })
  return mayShip && isMissing && !spare.isError ? spare : own
}
