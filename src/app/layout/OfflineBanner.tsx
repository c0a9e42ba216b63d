import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useOnline } from '@/lib/useOnline'
import { toast } from '@/state/toasts'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import styles from './OfflineBanner.module.css'

/** The strip above the header while there is no network; its status region is always there, so that the text is announced. */
export function OfflineBanner() {
  const isOnline = useOnline()
  const wasOnline = useRef(isOnline)
  const client = useQueryClient()
  useEffect(() => {
    if (isOnline && !wasOnline.current) toast.success('网络已恢复')
    wasOnline.current = isOnline
  }, [isOnline])

  const retry = () => {
    if (!navigator.onLine) toast.error('网络异常，请检查当前网络后重试！')
    void client.refetchQueries({ type: 'active' })
  }
  return (
    <div className={isOnline ? undefined : styles.strip}>
      <p role="status">
        {!isOnline && (
          <>
            <Icon name="offline" size={20} />
            当前处于离线状态，显示的是上次保存的内容
          </>
        )}
      </p>
      {!isOnline && (
        <Button look="outline" size="sm" onClick={retry}>
          重试
        </Button>
      )}
    </div>
  )
}
