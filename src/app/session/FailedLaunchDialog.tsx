import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import { query } from '@/api/query'
import { RecallAllButton } from '@/components/member/RecallAllButton'
import { isHeld } from '@/components/member/useRecall'
import { getMember } from '@/contract/member'
import { listVenueBalances } from '@/contract/wallet'
import { formatMoney } from '@/lib/formatMoney'
import { routeAt } from '@/navigation/routes'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Facts, type Fact } from '@/ui/Facts'
import styles from '../overlays/dialogs.module.css'

/**
 * 游戏未打开: where the money is after a failed launch, with 一键回收. In 免转模式 a server moves the balance to the venue before it
 * knows whether the game opens. Says nothing where no venue holds money, and closes once none does.
 */
export function FailedLaunchDialog({ onClose }: { onClose: () => void }) {
  const [path] = useLocation()
  const member = useQuery({ ...query(getMember), refetchOnMount: 'always' })
  const venues = useQuery({ ...query(listVenueBalances), refetchOnMount: 'always' })
  const isRead = member.isFetchedAfterMount && venues.isFetchedAfterMount
  const held = venues.data?.filter(isHeld) ?? []
  const isOver = isRead && (!member.data?.transferstatus || (held.length === 0 && !venues.isError))
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isOver) close()
  }, [isOver])
  // The page of the launch has its own words.
  if (!isRead || isOver || routeAt(path)?.bare) return null

  const main: Fact = ['主账户', `¥ ${formatMoney(member.data?.balance ?? null)}`]
  const rest: Fact[] = venues.isError
    ? [['场馆余额', '暂时无法读取']]
    : held.map(({ name, balance }) => [name, `¥ ${formatMoney(balance)}`])
  return (
    <Dialog kind="alert" title="游戏未打开" middle onClose={onClose}>
      <p className={styles.text}>免转模式下余额可能已转入场馆。您的资金现在在：</p>
      <Facts facts={[main, ...rest]} />
      <div className={styles.actions}>
        <Button look="outline" data-autofocus onClick={onClose}>
          稍后
        </Button>
        <RecallAllButton look="primary">一键回收</RecallAllButton>
      </div>
    </Dialog>
  )
}
