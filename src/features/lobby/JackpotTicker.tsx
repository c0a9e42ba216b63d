import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { formatMoney } from '@/lib/formatMoney'
import { useInterval } from '@/lib/useInterval'
import { useReducedMotion } from '@/lib/useMediaQuery'
import { motion } from '@/state/motion'
import styles from './lobby.module.css'

/** In ms, as specified. */
const PERIOD = 1500

/** The jackpot figure: seconds since 1970 by the lobby's divisor, plus 0 to 10. Not real money. */
export const jackpotFigure = (divisor: number, now = Date.now(), random = Math.random()): string =>
  formatMoney((now / 1000 / divisor + random * 10).toFixed(2))

/** A cosmetic jackpot with its caption, in one line. Stops under reduced motion and 暂停动画; hidden from screen readers. */
export function JackpotTicker({ label, divisor }: { label: string; divisor: number }) {
  return (
    <section className={styles.ticker} aria-label={label}>
      <div>
        <h2>{label}</h2>
        <small>动画展示，非实时奖池数据</small>
      </div>
      <Figure divisor={divisor} />
    </section>
  )
}

/** A separate component, so that a tick renders nothing else. */
function Figure({ divisor }: { divisor: number }) {
  const [figure, setFigure] = useState(() => jackpotFigure(divisor))
  const { paused } = useSnapshot(motion)
  const isStill = useReducedMotion() || paused
  useInterval(() => setFigure(jackpotFigure(divisor)), isStill ? null : PERIOD)
  return (
    <div className={styles.figure} aria-hidden="true" data-jackpot>
      {`¥${figure}`}
    </div>
  )
}
