import type { UseQueryResult } from '@tanstack/react-query'
import styles from './lobby.module.css'

/**
 * Shows that a visible list is being refetched. Stays for 2 s after the response by a delayed CSS
 * transition, in its own gap, so it covers nothing.
 */
export function LoadingBar({ read }: { read: UseQueryResult }) {
  return (
    <p className={styles.loading} data-on={(read.isFetching && read.data !== undefined) || undefined}>
      加载中
    </p>
  )
}
