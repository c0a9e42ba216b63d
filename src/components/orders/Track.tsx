import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { serverNow } from '@/api/serverClock'
import { isPending, type Transaction } from '@/contract/records'
import { classNames } from '@/lib/classNames'
import { minutes, seconds } from '@/lib/durations'
import { useInterval } from '@/lib/useInterval'
import { noteOf, orders } from '@/state/orders'
import { Icon, type IconName } from '@/ui/Icon'
import layout from '@/ui/layout.module.css'
import shared from '@/ui/shared.module.css'
import {
  ordersIn,
  paceOf,
  paceText,
  spanText,
  standingOf,
  stepsOf,
  timeText,
  wordsOf,
  type Standing,
  type Step,
} from './orderTrack'
import styles from './Track.module.css'
import { useOrdersOf } from './useOrders'

const LOOKS: Record<Step['at'], { icon: IconName; said: string }> = {
  done: { icon: 'check', said: '已完成' },
  now: { icon: 'clock', said: '进行中' },
  ahead: { icon: 'clock', said: '未开始' },
  returned: { icon: 'close', said: '未通过' },
}

/** While a track is shown, its order is followed for as long as it is pending. */
export const hasPending = (rows: readonly Transaction[], type: Standing['type']): boolean =>
  rows.some((row) => isPending(type, row))

type Props = {
  label: string
  standing: Standing
  /** Said in place of the order's own words. */
  instead?: string | undefined
}

/** An order as a track: its steps with their times, what it waits for, and how long the member's last ones took. */
export function Track({ label, standing, instead }: Props) {
  const { state, createdAt } = standing
  const [now, setNow] = useState(serverNow)
  const isWaiting = state === 'pending' || state === 'unknown'
  useInterval(() => setNow(serverNow()), isWaiting ? seconds(15) : null)
  const pace = usePace(standing.type)
  const waited = isWaiting && createdAt !== null ? now - createdAt : 0
  const words = [waited >= minutes(1) && `已等${spanText(waited)}`, pace].filter(Boolean).join(' · ')
  return (
    <div className={layout.stack}>
      <ol className={styles.steps} aria-label={label}>
        {stepsOf(standing).map(({ name, at, time }) => (
          <li key={name} data-at={at} aria-current={at === 'now' ? 'step' : undefined}>
            <span className={styles.mark}>
              <Icon name={LOOKS[at].icon} size={18} />
            </span>
            <span>{name}</span>
            <span className={shared.srOnly}>{LOOKS[at].said}</span>
            {time !== null && <time className={shared.num}>{timeText(time, now)}</time>}
          </li>
        ))}
      </ol>
      <p role="status" className={classNames(styles.words, state === 'rejected' && styles.bad)}>
        {instead ?? wordsOf(standing)}
      </p>
      {words && <small className={styles.words}>{words}</small>}
    </div>
  )
}

/** How long the member's last orders took, in words. */
function usePace(type: Standing['type']): string {
  const read = useOrdersOf(type, hasPending)
  const { notes } = useSnapshot(orders)
  const rows = ordersIn(type, read.data?.data ?? [])
  return paceText(
    paceOf(rows.map((row) => standingOf(type, row, noteOf(notes, { type, no: row.out_trade_no })))),
  )
}
