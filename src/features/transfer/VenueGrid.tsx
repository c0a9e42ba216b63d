import { InParts } from '@/components/InParts'
import { useId } from '@/lib/useId'
import { Icon } from '@/ui/Icon'
import { EmptyState } from '@/ui/Status'
import { VenueCard } from './VenueCard'
import styles from './VenueGrid.module.css'
import type { VenueRow } from './venueRows'

type Props = {
  venues: readonly VenueRow[]
  /** Undefined while unknown. */
  isSeamless: boolean | undefined
  /** Whether a refusal has stopped the poll. */
  isStopped: boolean
  onOpen: (venue: VenueRow) => void
}

/** The venue wallets, disabled with a reason in mode 1. */
export function VenueGrid({ venues, isSeamless, isStopped, onOpen }: Props) {
  const reasonId = useId()
  return (
    <>
      <div className={styles.head}>
        <h2>场馆钱包</h2>
        {isSeamless === false && <p>点击场馆可快速转入</p>}
      </div>
      {isSeamless && (
        <p id={reasonId} className={styles.reason}>
          <Icon name="info" size={18} />
          免转模式已开启，进入游戏无需手动转账；如需手动转入场馆，请先切换到转账模式。
        </p>
      )}
      {isStopped && (
        <p className={styles.reason}>
          <Icon name="warn" size={18} />
          场馆余额已暂停更新，请点击刷新余额重新获取。
        </p>
      )}
      {venues.length === 0 && <EmptyState />}
      <InParts rows={venues}>
        {(shown) => (
          <ul className={styles.venues}>
            {shown.map((venue) => (
              <VenueCard
                key={venue.platname}
                venue={venue}
                isOff={isSeamless !== false}
                offBecause={isSeamless ? reasonId : undefined}
                onOpen={() => onOpen(venue)}
              />
            ))}
          </ul>
        )}
      </InParts>
    </>
  )
}
