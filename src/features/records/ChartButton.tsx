import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import type { ChartToggle } from './useChartToggle'

/** 查看图表: toggles the chart of a record page. */
export const ChartButton = ({ chart: { buttonId, isOpen, toggle } }: { chart: ChartToggle }) => (
  <Button id={buttonId} look="outline" size="sm" aria-expanded={isOpen} onClick={toggle}>
    <Icon name="chart" size={16} />
    查看图表
  </Button>
)
