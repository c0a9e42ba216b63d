import { classNames } from '@/lib/classNames'
import { formatMoney } from '@/lib/formatMoney'
import { Icon } from '@/ui/Icon'
import shared from '@/ui/shared.module.css'
import { useVenueRefresh } from './useVenueRefresh'
import styles from './VenueCard.module.css'
import type { VenueRow } from './venueRows'

type Props = {
  venue: VenueRow
  /** Id of the text that says why transfers are off. */
  offBecause: string | undefined
  isOff: boolean
  onOpen: () => void
}

/** One venue wallet (spec 2 §2). The transfer button covers the card, so that name and balance stay readable text. */
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
