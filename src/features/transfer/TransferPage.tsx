import { useState } from 'react'
import { useId } from '@/lib/useId'
import { lazyPart } from '@/components/lazyPart'
import { MemberTips } from '@/components/member/MemberTips'
import { Region } from '@/components/Region'
import { useMemberPart } from '@/components/member/useMember'
import { Skeleton } from '@/ui/Status'
import { deviceId } from './deviceId'
import { ModeSwitch } from './ModeSwitch'
import styles from './TransferPage.module.css'
import { useVenues } from './useVenues'
import { VenueGrid } from './VenueGrid'
import type { VenueRow } from './venueRows'
import { WalletSummary } from './WalletSummary'

const TransferForm = lazyPart(
  () => import('./TransferForm').then((module) => module.TransferForm),
  undefined,
  () => <Skeleton className={styles.formWaiting} />,
)
const VenueTransferDialog = lazyPart(
  () => import('./VenueTransferDialog').then((module) => module.VenueTransferDialog),
  ({ onClose }) => onClose(),
)

/** The transfer page: wallets, form and venues (spec 2 §2). */
export function TransferPage() {
  const titleId = useId()
  const [device] = useState(deviceId)
  const isSeamless = useMemberPart((member) => member.transferstatus)
  const { rows, poll, isStopped } = useVenues()
  const [opened, setOpened] = useState<VenueRow | null>(null)
  // Use the newest balance; a venue that leaves the list keeps its dialog and input.
  const venue = opened && (rows?.find(({ platname }) => platname === opened.platname) ?? opened)
  // A late response closes only its own dialog.
  const close = () => setOpened((now) => (now === opened ? null : now))

  return (
    <div className={styles.page}>
      <section className={styles.card} aria-labelledby={titleId}>
        <div className={styles.head}>
          <h1 id={titleId} tabIndex={-1}>
            转账
          </h1>
          <ModeSwitch isSeamless={isSeamless} />
        </div>
        <input type="hidden" name="device" defaultValue={device} />
        <WalletSummary venues={rows} />
        {rows && isSeamless === false && <TransferForm venues={rows} />}
        {rows ? (
          <VenueGrid
            venues={rows}
            isSeamless={isSeamless}
            isStopped={isStopped}
            onOpen={(row) => setOpened({ ...row })}
          />
        ) : (
          <Region read={poll} loading={<Skeleton className={styles.waiting} />}>
            {() => null}
          </Region>
        )}
      </section>
      <MemberTips tips={['turnover', 'wagering']} />
      {venue && <VenueTransferDialog venue={venue} onClose={close} />}
    </div>
  )
}
