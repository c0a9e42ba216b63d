import type { UseQueryResult } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { NetworkFailure } from '@/api/failures'
import { toast } from '@/state/toasts'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import shared from '@/ui/shared.module.css'
import styles from './RefreshListButton.module.css'

/** 刷新: refetches the shown page of a list; only an icon below 768 px. */
export function RefreshListButton({ refetch }: Pick<UseQueryResult, 'refetch'>) {
  const [state, setState] = useState<'idle' | 'reading' | 'read'>('idle')
  const isUnderWay = useRef(false)

  const refresh = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setState('reading')
    const { isSuccess, error } = await refetch()
    isUnderWay.current = false
    setState(isSuccess ? 'read' : 'idle')
    // Network failures of reads are silent, except when the member asked for one.
    if (error instanceof NetworkFailure) toast.error(error.message)
  }

  return (
    <>
      <Button
        look="outline"
        size="sm"
        className={styles.button}
        busy={state === 'reading'}
        onClick={() => void refresh()}
      >
        {state !== 'reading' && <Icon name="refresh" size={16} />}
        <span>刷新</span>
      </Button>
      <span role="status" className={shared.srOnly}>
        {state === 'read' && '列表已刷新'}
      </span>
    </>
  )
}
