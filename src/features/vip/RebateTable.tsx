import { useState } from 'react'
import { late } from '@/components/late'
import type { VipLevel } from '@/contract/vip'
import { useId } from '@/lib/useId'
import { Button } from '@/ui/Button'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import shared from '@/ui/shared.module.css'
import { formatRate, rebateColumns } from './levels'
import styles from './vip.module.css'

const RebateRulesDialog = late(() => import('./RebateRulesDialog'), 'RebateRulesDialog', {
  whenMissing: ({ onClose }) => onClose(),
})

/** A level's highest rebates, and the button that explains them. */
export function RebateTable({ level }: { level: VipLevel }) {
  const [isExplained, setExplained] = useState(false)
  const headingId = useId()
  const columns = rebateColumns(level)
  return (
    <>
      <Heading id={headingId} title="最高返水比例">
        <Button look="accent" size="sm" aria-haspopup="dialog" onClick={() => setExplained(true)}>
          <Icon name="info" size={16} />
          返水规则
        </Button>
      </Heading>
      <table className={styles.rates} aria-labelledby={headingId}>
        <thead>
          <tr>
            {columns.map(([name]) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {columns.map(([name, rate]) => (
              <td key={name} className={shared.num}>
                {formatRate(level[rate])}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {isExplained && <RebateRulesDialog onClose={() => setExplained(false)} />}
    </>
  )
}
