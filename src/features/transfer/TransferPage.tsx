import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSubmit } from '@/api/useSubmit'
import { BalanceText } from '@/components/member/BalanceText'
import { RecallAllButton } from '@/components/member/RecallAllButton'
import { RefreshBalanceButton } from '@/components/member/RefreshBalanceButton'
import { getMember } from '@/contract/member'
import { setTransferMode } from '@/contract/wallet'
import { classNames } from '@/lib/classNames'
import { formatMoney } from '@/lib/formatMoney'
import { useId } from '@/lib/useId'
import { late, Opening } from '@/components/late'
import { MemberTips } from '@/components/member/MemberTips'
import { Region } from '@/components/Region'
import { useMemberPart, mergeMember } from '@/components/member/useMember'
import { toast } from '@/state/toasts'
import { Skeleton } from '@/ui/Status'
import shared from '@/ui/shared.module.css'
import { deviceId } from './deviceId'
import styles from './TransferPage.module.css'
import { useVenues } from './useVenues'
import { VenueGrid } from './VenueGrid'
import { type VenueRow, venueSum } from './venueRows'

const TransferForm = late(() => import('./TransferForm'), 'TransferForm', {
  meanwhile: () => <Skeleton className={styles.formWaiting} />,
})
const VenueTransferDialog = late(() => import('./VenueTransferDialog'), 'VenueTransferDialog', {
  whenMissing: ({ onClose }) => onClose(),
  meanwhile: Opening,
})

/** The transfer page: wallets, form and venues. */
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

/** Switches between 免转模式 (on) and 转账模式, once the server confirms. */
function ModeSwitch({ isSeamless }: { isSeamless: boolean | undefined }) {
  const client = useQueryClient()
  const { submit, isPending } = useSubmit(setTransferMode, { refreshes: [getMember] })

  const turn = async () => {
    const transferstatus = !isSeamless
    const reply = await submit({ transferstatus })
    if (!reply) return
    mergeMember(client, { transferstatus })
    toast.success(reply.message)
  }

  return (
    <button
      type="button"
      role="switch"
      aria-checked={isSeamless === true}
      aria-label="免转模式"
      aria-busy={isPending}
      disabled={isSeamless === undefined}
      className={styles.mode}
      onClick={() => void turn()}
    >
      <span data-on={isSeamless === false}>转账模式</span>
      <span data-on={isSeamless === true}>免转模式</span>
    </button>
  )
}

type Props = { venues: readonly VenueRow[] | undefined }

/** The main balance with 刷新余额, the total of the venues and 一键回收. */
function WalletSummary({ venues }: Props) {
  const sum = venueSum(venues)
  return (
    <div className={styles.summary}>
      <div>
        <p className={styles.summaryLabel}>
          主账户
          <RefreshBalanceButton />
        </p>
        <p className={styles.summaryAmount}>
          <BalanceText />
        </p>
      </div>
      <div>
        <p className={styles.summaryLabel}>场馆余额合计</p>
        <p className={classNames(styles.summaryAmount, shared.num)}>
          {sum === null ? (
            <BalanceText of="gameblance" />
          ) : (
            <>
              <span aria-hidden="true">¥ </span>
              {formatMoney(sum)}
            </>
          )}
        </p>
      </div>
      <RecallAllButton className={styles.recall}>一键回收</RecallAllButton>
    </div>
  )
}
