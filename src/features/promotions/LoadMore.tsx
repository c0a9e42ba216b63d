import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '@/ui/Button'
import styles from './LoadMore.module.css'

type Props = { isLoading: boolean; hasFailed: boolean; onLoad: () => void }

/** Loads the next page when the end is this close to the window. */
const AHEAD = '320px'

/** The end of an unfinished list: loads when near the window or by button; after a failure by button only. */
export function LoadMore({ isLoading, hasFailed, onLoad }: Props) {
  const end = useRef<HTMLDivElement>(null)
  const load = useEffectEvent(onLoad)
  const isWaiting = isLoading || hasFailed
  useEffect(() => {
    if (isWaiting || !('IntersectionObserver' in window)) return undefined
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
