import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { NetworkFailure } from '@/api/failures'
import { Loading } from '@/ui/Loading'
import shared from '@/ui/shared.module.css'
import { EmptyState, ErrorState } from '@/ui/Status'
import { SupportButton } from './site/SupportButton'

type Props<T> = {
  read: UseQueryResult<T>
  /** Skeleton of the final layout; 加载中 by default. */
  loading?: ReactNode
  isEmpty?: (data: T) => boolean
  emptyText?: string
  /** Why it is empty, or what fills it. */
  emptyReason?: string
  emptyAction?: ReactNode
  children: (data: T) => ReactNode
}

/** A region of a page: loading, error with retry, empty, or its content. A failed refetch keeps the old data. */
export function Region<T>({
  read,
  loading,
  isEmpty,
  emptyText,
  emptyReason,
  emptyAction,
  children,
}: Props<T>) {
  const { data, error, refetch } = read
  if (data !== undefined) {
    return isEmpty?.(data) ? (
      <EmptyState text={emptyText} reason={emptyReason}>
        {emptyAction}
      </EmptyState>
    ) : (
      children(data)
    )
  }
  if (error) {
    const isOffline = error instanceof NetworkFailure
    const message = isOffline ? error.message : '内容加载失败，请稍后重试'
    return (
      <ErrorState message={message} isOffline={isOffline} onRetry={() => void refetch()}>
        <SupportButton look="text" />
      </ErrorState>
    )
  }
  return (
    <div aria-busy="true">
      {loading ? (
        <>
          <span role="status" className={shared.srOnly}>
            加载中
          </span>
          {loading}
        </>
      ) : (
        <Loading />
      )}
    </div>
  )
}
