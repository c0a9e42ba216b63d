import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Region } from '@/components/Region'
import { classNames } from '@/lib/classNames'
import shared from '@/ui/shared.module.css'
import { LoadingBar } from './LoadingBar'
import styles from './lobby.module.css'

type Props<T> = { read: UseQueryResult<T[]>; loading: ReactNode; children: (games: T[]) => ReactNode }

/** A lobby's list in all states: skeleton, error with 重试, 暂无信息, or the games. */
export function LobbySection<T>({ read, loading, children }: Props<T>) {
  return (
    <section className={classNames(shared.wrap, styles.section)} aria-label="游戏列表">
      <LoadingBar read={read} />
      <Region read={read} loading={loading} isEmpty={(games) => games.length === 0}>
        {children}
      </Region>
    </section>
  )
}
