import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { formatMoney } from '@/lib/formatMoney'
import { useInterval } from '@/lib/useInterval'
import { useReducedMotion } from '@/lib/useMediaQuery'
import { motion } from '@/state/motion'
import { Icon } from '@/ui/Icon'
import styles from './JackpotTicker.module.css'

/** In ms, as specified. */
const PERIOD = 1500

/** The jackpot figure: seconds since 1970 by the lobby's divisor, plus 0 to 10. Not real money. */
export const jackpotFigure = (divisor: number, now = Date.now(), random = Math.random()): string =>
  formatMoney((now / 1000 / divisor + random * 10).toFixed(2))

/** A cosmetic jackpot with its caption. Stops under reduced motion and 暂停动画; hidden from screen readers. */
export function JackpotTicker({ label, divisor }: { label: string; divisor: number }) {
  return (
    <section className={styles.ticker} aria-label={label}>
      <h2>
        <Icon name="star" size={14} />
        {label}
      </h2>
      <Figure divisor={divisor} />
      <small>动画展示，非实时奖池数据</small>
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
      <span className={styles.sign}>¥</span>
      {figure.split('').map((character, index) => (
        <span key={index} className={/\d/.test(character) ? styles.digit : styles.mark}>
          {character}
        </span>
      ))}
    </div>
  )
}
