import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSubmit } from '@/api/useSubmit'
import { late, Opening } from '@/components/late'
import { BalanceText } from '@/components/member/BalanceText'
import { MemberTips } from '@/components/member/MemberTips'
import { RecallAllButton } from '@/components/member/RecallAllButton'
import { RefreshBalanceButton } from '@/components/member/RefreshBalanceButton'
import { mergeMember, useMemberPart } from '@/components/member/useMember'
import { Region } from '@/components/Region'
import { getMember } from '@/contract/member'
import { setTransferMode } from '@/contract/wallet'
import { classNames } from '@/lib/classNames'
import { Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import layout from '@/ui/layout.module.css'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Status'
import { Surface, surface } from '@/ui/Surface'
import { deviceId } from './deviceId'
import styles from './TransferPage.module.css'
import { useVenues } from './useVenues'
import { VenueList } from './VenueList'
import { venueSum, type VenueRow } from './venueRows'
import { Yuan } from './Yuan'

const TransferForm = late(() => import('./TransferForm'), 'TransferForm', {
  meanwhile: () => <Skeleton className={styles.formWaiting} />,
})
const VenueTransferDialog = late(() => import('./VenueTransferDialog'), 'VenueTransferDialog', {
  whenMissing: ({ onClose }) => onClose(),
  meanwhile: Opening,
})

/** The transfer page: wallets, form and venues. */
export function TransferPage() {
  const [device] = useState(deviceId)
  const isSeamless = useMemberPart((member) => member.transferstatus)
  const { rows, poll, isStopped } = useVenues()
  // What succeeded, in its place: a toast would lie on a venue.
  const [said, setSaid] = useState('')
  const [opened, setOpened] = useState<VenueRow | null>(null)
  // Use the newest balance; a venue that leaves the list keeps its dialog and input.
  const venue = opened && (rows?.find(({ platname }) => platname === opened.platname) ?? opened)
  // A late response closes only its own dialog.
  const close = () => setOpened((now) => (now === opened ? null : now))

  return (
    <div className={layout.stack}>
      <Surface aria-label="转账">
        <Heading level="page" title="转账">
          <ModeSwitch isSeamless={isSeamless} tell={setSaid} />
        </Heading>
        <input type="hidden" name="device" defaultValue={device} />
        <WalletSummary venues={rows} />
        {rows && isSeamless === false && <TransferForm venues={rows} tell={setSaid} />}
        <div role="status" className={styles.said}>
          {said && (
            <Notice tone="good" ref={reveal}>
              {said}
            </Notice>
          )}
        </div>
        {rows ? (
          <VenueList
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
      </Surface>
      <MemberTips tips={['turnover', 'wagering']} />
      {venue && <VenueTransferDialog venue={venue} onClose={close} tell={setSaid} />}
    </div>
  )
}

/** Not an inline function: that would scroll at each render, as polls answer. */
const reveal = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' })

type ModeProps = { isSeamless: boolean | undefined; tell: (message: string) => void }

/** Switches between 免转模式 (on) and 转账模式, once the server confirms. */
function ModeSwitch({ isSeamless, tell }: ModeProps) {
  const client = useQueryClient()
  const { submit, isPending } = useSubmit(setTransferMode, { refreshes: [getMember] })

  const turn = async () => {
    const transferstatus = !isSeamless
    tell('')
    const reply = await submit({ transferstatus })
    if (!reply) return
    mergeMember(client, { transferstatus })
    tell(reply.message)
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

/** The main balance with 刷新余额, the total of the venues and 一键回收. */
function WalletSummary({ venues }: { venues: readonly VenueRow[] | undefined }) {
  const sum = venueSum(venues)
  return (
    <div className={classNames(surface('accent'), styles.summary)}>
      <Facts
        look="figures"
        facts={[
          ['场馆余额合计', sum === null ? <BalanceText of="gameblance" /> : <Yuan key="sum" amount={sum} />],
        ]}
      >
        <div>
          <dt>
            主账户
            <RefreshBalanceButton />
          </dt>
          <dd>
            <BalanceText />
          </dd>
        </div>
      </Facts>
      <RecallAllButton>一键回收</RecallAllButton>
    </div>
  )
}
