import type { UseQueryResult } from '@tanstack/react-query'
import styles from './LoadingBar.module.css'

/**
 * Says that a list which is already shown is being asked again. It stays 2 s after the answer (spec 1 §8) by a delayed
 * CSS transition, in a gap of its own, and covers nothing (D51).
 */
export function LoadingBar({ read }: { read: UseQueryResult }) {
  return (
    <p className={styles.bar} data-on={(read.isFetching && read.data !== undefined) || undefined}>
      加载中
    </p>
  )
}
