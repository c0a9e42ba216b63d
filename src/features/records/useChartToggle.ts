import { useId, useState } from 'react'

/** Whether the chart of a record page is shown. */
export type ChartToggle = {
  isOpen: boolean
  toggle: () => void
  /** Closes from within the chart: the focus goes back to the button. */
  close: () => void
  /** Id of the button 查看图表. */
  buttonId: string
}

/** Opens and closes the chart of a record page. */
export function useChartToggle(): ChartToggle {
  const [isOpen, setOpen] = useState(false)
  const buttonId = useId()
  return {
    isOpen,
    buttonId,
    toggle: () => setOpen(!isOpen),
    close: () => {
      setOpen(false)
      document.getElementById(buttonId)?.focus()
    },
  }
}
