import { useQueryClient } from '@tanstack/react-query'
import { query } from '@/api/query'
import { send } from '@/api/send'
import { tellFailure } from '@/api/failures'
import { isOutrun } from '@/components/member/isOutrun'
import { getVenueBalance, listVenueBalances } from '@/contract/wallet'
import { classNames } from '@/lib/classNames'
import { formatMoney } from '@/lib/formatMoney'
import { useSingleRun } from '@/lib/useSingleRun'
import { Icon } from '@/ui/Icon'
import shared from '@/ui/shared.module.css'
import styles from './VenueCard.module.css'
import { type VenueRow, withBalance } from './venueRows'

type Props = {
  venue: VenueRow
  /** Id of the text that says why transfers are off. */
  offBecause: string | undefined
  isOff: boolean
  onOpen: () => void
}

/** One venue wallet. The transfer button covers the card, so that name and balance stay readable text. */
export function VenueCard({ venue: { platname, name, balance }, offBecause, isOff, onOpen }: Props) {
  const { refresh, isRefreshing } = useVenueRefresh(platname)
  return (
    <li className={styles.venue}>
      <span className={styles.code} aria-hidden="true">
        {platname.slice(0, 2).toUpperCase()}
      </span>
      <div className={styles.text}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        {balance === undefined ? (
          <p className={styles.reading}>读取中</p>
        ) : (
          <p className={classNames(styles.balance, shared.num)}>
            <span aria-hidden="true">¥ </span>
            {formatMoney(balance)}
          </p>
        )}
      </div>
      <button
        type="button"
        aria-label={`转入${name}`}
        aria-haspopup="dialog"
        aria-describedby={offBecause}
        disabled={isOff}
        className={styles.open}
        onClick={onOpen}
      />
      <button
        type="button"
        aria-label={`刷新${name}余额`}
        aria-busy={isRefreshing}
        className={classNames(styles.refresh, isRefreshing && styles.turning)}
        onClick={() => void refresh()}
      >
        <Icon name="refresh" size={16} />
        刷新
      </button>
    </li>
  )
}

/** Reloads one venue's balance into the polled list. */
function useVenueRefresh(platname: string): { refresh: () => Promise<void>; isRefreshing: boolean } {
  const client = useQueryClient()
  const { run: refresh, isRunning: isRefreshing } = useSingleRun(async () => {
    const startedAt = Date.now()
    const { queryKey } = query(listVenueBalances)
    try {
      const { data } = await send(getVenueBalance, { platname })
      if (!isOutrun(client.getQueryState(queryKey), startedAt)) {
        // A poll in flight may carry the older figure.
        await client.cancelQueries({ queryKey })
        client.setQueryData(queryKey, (venues) => venues && withBalance(venues, platname, data.balance))
      }
    } catch (error) {
      tellFailure(getVenueBalance, error)
    }
  })
  return { refresh, isRefreshing }
}
