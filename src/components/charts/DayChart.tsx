import { useState } from 'react'
import { isPositive } from '@/contract/values/arithmetic'
import { formatMoney } from '@/lib/formatMoney'
import { useMediaQuery } from '@/lib/useMediaQuery'
import layout from '@/ui/layout.module.css'
import shared from '@/ui/shared.module.css'
import { EmptyState } from '@/ui/Status'
import { totalOf, type ChartWords, type DaySum } from '../sums/daySums'
import styles from './DayChart.module.css'
import { DayBars, DayPicker } from './DayPlot'
import { plotOf } from './plot'

type Props = { words: ChartWords; sums: readonly DaySum[] }

/**
 * One bar up and one down per day or other period, told apart by direction and legend, never by colour alone. Pointer, touch or
 * arrow keys choose a period, whose exact figures are shown below.
 */
export function DayChart({ words, sums }: Props) {
  const [chosen, choose] = useState(sums.length - 1)
  const isNarrow = useMediaQuery('(max-width: 767.98px)')
  const up = totalOf(sums, 'up')
  const down = totalOf(sums, 'down')
  const plot = plotOf(sums, isNarrow)
  if (plot === null) return <EmptyState />

  const spell = (sum: DaySum) =>
    `${sum.day.slice(5)} ${words.up} ${formatMoney(sum.up)}，${words.down} ${formatMoney(sum.down)}`
  const moving = sums.filter((sum) => isPositive(sum.up) || isPositive(sum.down))
  const label =
    `${words.title}：${words.up}合计 ${formatMoney(up)}，${words.down}合计 ${formatMoney(down)}。` +
    moving.map(spell).join('；')

  return (
    <figure className={styles.chart}>
      <figcaption className={layout.split}>
        <span>
          <b>{words.title}</b> <small>{words.note}</small>
        </span>
        <span className={layout.cluster}>
          <span className={styles.up}>
            {words.up} <b>{formatMoney(up)}</b>
          </span>
          <span className={styles.down}>
            {words.down} <b>{formatMoney(down)}</b>
          </span>
        </span>
      </figcaption>
      <div className={styles.plot}>
        <DayBars plot={plot} sums={sums} chosen={chosen} label={label} />
        <DayPicker
          plot={plot}
          label={`${words.title}，左右方向键${words.unit?.steps ?? '逐日'}查看`}
          texts={sums.map(spell)}
          chosen={chosen}
          onChoose={choose}
        />
      </div>
      <p className={styles.day}>{sums[chosen] && spell(sums[chosen])}</p>
      <DayTable words={words} sums={sums} />
    </figure>
  )
}

/** 查看数据: the numbers of a chart as a table, newest day first. */
const DayTable = ({ words: { title, up, down, unit }, sums }: Props) => (
  <details className={styles.details}>
    <summary>查看数据</summary>
    <table>
      <caption className={shared.srOnly}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{unit?.name ?? '日期'}</th>
          <th scope="col">{up}</th>
          <th scope="col">{down}</th>
        </tr>
      </thead>
      <tbody>
        {sums.toReversed().map((sum) => (
          <tr key={sum.day}>
            <th scope="row">{sum.day}</th>
            <td>{formatMoney(sum.up)}</td>
            <td>{formatMoney(sum.down)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)
