import { useState, type ReactNode } from 'react'
import { late } from '@/components/late'
import { useId } from '@/lib/useId'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { Loading } from '@/ui/Loading'
import type { Chart } from './charts'

const ChartPanel = late(() => import('./ChartPanel'), 'ChartPanel', {
  whenMissing: ({ onCancel }) => onCancel(),
  meanwhile: () => <Loading />,
})

/** 查看图表 and the chart that it opens; another `key` loads it anew. */
export function useChart(chart: Chart, key: string): { button: ReactNode; panel: ReactNode } {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  // Cancelled from within the chart, which takes the focus along.
  const close = () => {
    setOpen(false)
    document.getElementById(id)?.focus()
  }
  return {
    button: (
      <Button id={id} look="outline" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="chart" size={16} />
        查看图表
      </Button>
    ),
    panel: isOpen && <ChartPanel key={key} {...chart} onCancel={close} />,
  }
}
