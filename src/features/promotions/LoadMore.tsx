import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '@/ui/Button'
import styles from './LoadMore.module.css'

type Props = { isLoading: boolean; hasFailed: boolean; onLoad: () => void }

/** How far below the window's edge the end of the list may be when the next page is asked for. */
const AHEAD = '320px'

/** The end of a list that goes on: loads as it comes near, and by button; after a failure only by button. */
export function LoadMore({ isLoading, hasFailed, onLoad }: Props) {
  const end = useRef<HTMLDivElement>(null)
  const load = useEffectEvent(onLoad)
  const isWaiting = isLoading || hasFailed
  useEffect(() => {
    if (isWaiting) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) load()
      },
      { rootMargin: `0px 0px ${AHEAD}` },
    )
    observer.observe(end.current!)
    return () => observer.disconnect()
  }, [isWaiting])

  return (
    <div ref={end} className={styles.more}>
      {hasFailed && !isLoading && <output>内容加载失败，请稍后重试</output>}
      <Button look="outline" busy={isLoading} onClick={onLoad}>
        {isLoading ? '加载中' : hasFailed ? '重试' : '加载更多'}
      </Button>
    </div>
  )
}
