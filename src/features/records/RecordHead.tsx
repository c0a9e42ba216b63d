import type { ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import styles from './RecordHead.module.css'
import type { ChartToggle } from './useChartToggle'

type Props = {
  title: string
  chart?: ChartToggle
  /** The button 导出CSV. */
  children: ReactNode
}

/** Heading of a record page with its tools: 查看图表, where there is one, and 导出CSV. */
export function RecordHead({ title, chart, children }: Props) {
  return (
    <div className={styles.head}>
      <h1 tabIndex={-1}>{title}</h1>
      <div className={styles.tools}>
        {chart && (
          <Button
            id={chart.buttonId}
            look="outline"
            size="sm"
            aria-expanded={chart.isOpen}
            onClick={chart.toggle}
          >
            <Icon name="chart" size={16} />
            查看图表
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}
