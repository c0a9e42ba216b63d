import { formatMoney } from '@/lib/formatMoney'
import shared from '@/ui/shared.module.css'
import type { ChartWords, DaySum } from './daySums'
import styles from './DayTable.module.css'

type Props = { words: ChartWords; sums: readonly DaySum[] }

/** 查看数据: the numbers of a chart as a table, newest day first. */
export const DayTable = ({ words: { title, up, down, unit }, sums }: Props) => (
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
