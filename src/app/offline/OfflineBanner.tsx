import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { NetworkFailure, NO_NETWORK } from '@/api/failures'
import { useSite } from '@/components/site/useSite'
import { seconds } from '@/lib/durations'
import { useInterval } from '@/lib/useInterval'
import { isOnline as hasNetwork, useOnline } from '@/lib/useOnline'
import { dismissToast, toast, toasts } from '@/state/toasts'
import { Button, buttonClass } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { LinesButton } from '../lines/LinesButton'
import styles from './OfflineBanner.module.css'

/** How often app info is requested while the server can't be reached. */
const CHECK_PERIOD = seconds(10)

/**
 * The strip above the header while there is no network, or while the server can't be reached and saved data is shown.
 * Its status region is always mounted, so that the text is announced.
 */
export function OfflineBanner() {
  const isOnline = useOnline()
  const { error, refetch, isFetching, dataUpdatedAt, errorUpdatedAt } = useSite()
  // The first read tells whether the browser is right that there is no network.
  const isFirst = isFetching && errorUpdatedAt === 0 && dataUpdatedAt < performance.timeOrigin
  const isReached = isOnline ? !(error instanceof NetworkFailure) : isFirst
  const was = useRef({ isOnline, isReached })
  const client = useQueryClient()
  const look = useEffectEvent(() => void refetch())
  const comeBack = useEffectEvent(() => {
    // No longer true; what a server refused stays.
    const stale = toasts.list.find(({ text }) => text === NO_NETWORK)
    if (stale) dismissToast(stale.id)
    toast.success('网络已恢复')
    void client.refetchQueries({ type: 'active', stale: true })
  })
  useInterval(() => void refetch(), isReached ? null : CHECK_PERIOD)
  useEffect(() => {
    if (isReached && !was.current.isReached) comeBack()
    // The network is back, but the server may not be.
    else if (isOnline && !was.current.isOnline) look()
    was.current = { isOnline, isReached }
  }, [isOnline, isReached])

  const retry = async () => {
    const request = refetch()
    void client.refetchQueries({ type: 'active' }, { cancelRefetch: false })
    const { isError } = await request
    if (isError || !hasNetwork()) toast.error(NO_NETWORK)
  }
  return (
    <div className={isReached ? undefined : styles.strip}>
      <p role="status">
        {!isReached && (
          <>
            <Icon name="offline" size={20} />
            当前处于离线状态，显示的是上次保存的内容
          </>
        )}
      </p>
      {!isReached && (
        <Button look="outline" size="sm" onClick={() => void retry()}>
          重试
        </Button>
      )}
      {__SEVERAL_LINES__ && isOnline && !isReached && (
        <LinesButton className={buttonClass({ look: 'outline', size: 'sm' })}>切换线路</LinesButton>
      )}
    </div>
  )
}
