import { formatMoney } from '@/lib/formatMoney'
import { EmptyState } from '@/ui/Status'
import { totalOf, type DaySum } from './daySums'
import { DayTable } from './DayTable'
import styles from './DayChart.module.css'

/** What the chart is about and what its two sides are called. */
export type ChartWords = { title: string; note: string; up: string; down: string }
type Props = { words: ChartWords; sums: readonly DaySum[] }

const WIDTH = 700
const HEIGHT = 168
/** Room for half a label at both ends. */
const INSET = 24
const TOP = 8
/** Height of both sides together; the days stand below. */
const PLOT = 128
const MOST_LABELS = 7

/**
 * One bar up and one down per day, on one scale. Direction and legend tell the sides apart, never colour alone.
 * The numbers are exact; only the heights of the bars are floating point.
 */
export function DayChart({ words, sums }: Props) {
  const up = totalOf(sums, 'up')
  const down = totalOf(sums, 'down')
  const highest = Math.max(...sums.map((sum) => Number(sum.up)))
  const deepest = Math.max(...sums.map((sum) => Number(sum.down)))
  if (highest + deepest === 0) return <EmptyState />

  const scale = PLOT / (highest + deepest)
  const axis = TOP + highest * scale
  const slot = (WIDTH - 2 * INSET) / sums.length
  const width = Math.min(48, slot * 0.6)
  const every = Math.ceil(sums.length / MOST_LABELS)
  /** Small sums stay visible. */
  const heightOf = (amount: string) => (Number(amount) === 0 ? 0 : Math.max(2, Number(amount) * scale))
  const spell = (sum: DaySum) =>
    `${sum.day.slice(5)} ${words.up} ${formatMoney(sum.up)}，${words.down} ${formatMoney(sum.down)}`
  const moving = sums.filter((sum) => Number(sum.up) + Number(sum.down) > 0)
  const label =
    `${words.title}：${words.up}合计 ${formatMoney(up)}，${words.down}合计 ${formatMoney(down)}。` +
    moving.map(spell).join('；')

  return (
    <figure className={styles.chart}>
      <figcaption>
        <span className={styles.title}>
          {words.title} <small>{words.note}</small>
        </span>
        <span className={styles.legend}>
          <span className={styles.up}>
            {words.up} <b>{formatMoney(up)}</b>
          </span>
          <span className={styles.down}>
            {words.down} <b>{formatMoney(down)}</b>
          </span>
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        {sums.map((sum, index) => {
          const middle = INSET + slot * (index + 0.5)
          const bar = { x: middle - width / 2, width, rx: Math.min(4, width / 4) }
          const height = heightOf(sum.up)
          return (
            <g key={sum.day}>
              <title>{spell(sum)}</title>
              <rect className={styles.barUp} {...bar} y={axis - height} height={height} />
              <rect className={styles.barDown} {...bar} y={axis} height={heightOf(sum.down)} />
              {(sums.length - 1 - index) % every === 0 && (
                <text x={middle} y={HEIGHT - 4}>
                  {sum.day.slice(5)}
                </text>
              )}
            </g>
          )
        })}
        <path d={`M0 ${axis}h${WIDTH}`} className={styles.axis} />
      </svg>
      <DayTable words={words} sums={sums} />
    </figure>
  )
}
