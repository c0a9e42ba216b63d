import { useQueryClient } from '@tanstack/react-query'
import { tellFailure } from '@/api/failures'
import { query } from '@/api/query'
import { send } from '@/api/send'
import { isOutrun } from '@/components/member/isOutrun'
import { getVenueBalance, listVenueBalances } from '@/contract/wallet'
import { useSingleRun } from '@/lib/useSingleRun'
import { IconButton } from '@/ui/IconButton'
import { Row } from '@/ui/Row'
import styles from './TransferPage.module.css'
import { withBalance, type VenueRow } from './venueRows'
import { Yuan } from './Yuan'

type Props = {
  venue: VenueRow
  /** Id of the text that says why transfers are off. */
  offBecause: string | undefined
  isOff: boolean
  onOpen: () => void
}

/** One venue wallet. The transfer button covers the row, so that name and balance stay readable text. */
export function VenueLine({ venue: { platname, name, balance }, offBecause, isOff, onOpen }: Props) {
  const { refresh, isRefreshing } = useVenueRefresh(platname)
  return (
    <li className={styles.venue}>
      <button
        type="button"
        aria-label={`转入${name}`}
        aria-haspopup="dialog"
        aria-describedby={offBecause}
        disabled={isOff}
        className={styles.open}
        onClick={onOpen}
      />
      <Row
        lead={
          <span className={styles.code} aria-hidden="true">
            {platname.slice(0, 2).toUpperCase()}
          </span>
        }
        title={<bdi>{name}</bdi>}
        value={balance === undefined ? '读取中' : <Yuan amount={balance} />}
        end={
          <IconButton
            icon="refresh"
            size={18}
            label={`刷新${name}余额`}
            aria-busy={isRefreshing}
            onClick={() => void refresh()}
          />
        }
      />
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
