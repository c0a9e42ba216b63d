import { InParts } from '@/components/InParts'
import { useId } from '@/lib/useId'
import { Heading } from '@/ui/Heading'
import { Notice } from '@/ui/Notice'
import { EmptyState } from '@/ui/Status'
import styles from './TransferPage.module.css'
import { VenueLine } from './VenueLine'
import { moneyFirst, type VenueRow } from './venueRows'

type Props = {
  venues: readonly VenueRow[]
  /** Undefined while unknown. */
  isSeamless: boolean | undefined
  /** Whether a refusal has stopped the poll. */
  isStopped: boolean
  onOpen: (venue: VenueRow) => void
}

/** The venue wallets, disabled with a reason in mode 1. */
export function VenueList({ venues, isSeamless, isStopped, onOpen }: Props) {
  const reasonId = useId()
  return (
    <>
      <Heading title="场馆钱包" note={isSeamless === false && '点击场馆可快速转入'} />
      {isSeamless && (
        <Notice id={reasonId}>
          免转模式已开启，进入游戏无需手动转账；如需手动转入场馆，请先切换到转账模式。
        </Notice>
      )}
      {isStopped && <Notice tone="waiting">场馆余额已暂停更新，请点击刷新余额重新获取。</Notice>}
      {venues.length === 0 && <EmptyState />}
      <InParts rows={moneyFirst(venues)}>
        {(shown) => (
          <ul className={styles.venues}>
            {shown.map((venue) => (
              <VenueLine
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
