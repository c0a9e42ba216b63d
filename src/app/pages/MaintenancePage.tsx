import { useEffect } from 'react'
import { imageUrl } from '@/api/lines'
import { SupportButton } from '@/components/site/SupportButton'
import { useSite, useSiteTitle } from '@/components/site/useSite'
import { readHtml } from '@/contract/wire/htmlText'
import { seconds } from '@/lib/durations'
import { useInterval } from '@/lib/useInterval'
import { Button, buttonClass } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { Picture } from '@/ui/Picture'
import shared from '@/ui/shared.module.css'
import { isDemoUnavailable, resetDemoData } from '../demoData'
import { LinesButton } from '../lines/LinesButton'
import styles from './pages.module.css'

/** How often the page checks whether the site is back. */
const CHECK_PERIOD = seconds(20)

/** Some servers send HTML; plain text keeps its line breaks. */
const readTips = (tips: string): string => (/<\/?[a-z]/i.test(tips) ? readHtml(tips) : tips)

/** Replaces the app when `site_state` is 0, or when there is no app info at all. */
export function MaintenancePage() {
  const { data, refetch, isFetching, error } = useSite()
  const title = useSiteTitle()
  useInterval(() => void refetch(), CHECK_PERIOD)
  useEffect(() => void (document.title = `系统维护中 - ${title}`), [title])

  const isDemoBroken = !import.meta.env.VITE_API_BASE && isDemoUnavailable(error)
  const text =
    readTips(data?.repair_tips ?? '') ||
    (isDemoBroken
      ? '演示数据不可用'
      : // Not `error`: it resets on each refetch.
        !data
        ? '暂时无法连接服务器，请稍后重试。'
        : '系统正在升级维护，请稍后再来。')
  return (
    <main className={`${shared.wrap} ${styles.page} ${styles.whole}`} aria-label="主要内容">
      <Picture
        src={imageUrl(data?.site_logo ?? '')}
        fallback="/art/logo-wordmark.svg"
        alt={title}
        width={160}
        height={54}
        loading="eager"
      />
      <img src="/art/maintenance.svg" alt="" width={320} height={240} />
      <h1 tabIndex={-1}>系统维护中</h1>
      <p>{text}</p>
      <div className={styles.actions}>
        <Button size="lg" busy={isFetching} onClick={() => void refetch()}>
          {!isFetching && <Icon name="refresh" size={18} />}
          重试
        </Button>
        {isDemoBroken && (
          <Button look="outline" size="lg" onClick={() => void resetDemoData()}>
            重置演示数据
          </Button>
        )}
        {__SEVERAL_LINES__ && (
          <LinesButton className={buttonClass({ look: 'outline', size: 'lg' })}>切换线路</LinesButton>
        )}
        <SupportButton size="lg" />
      </div>
      <p>页面会自动检查，恢复后将直接打开。</p>
    </main>
  )
}
