import { useState } from 'react'
import { useId } from '@/lib/useId'

/** Visibility of the chart on a record page. */
export type ChartToggle = {
  isOpen: boolean
  toggle: () => void
  /** Closes from within the chart and returns the focus to the button. */
  close: () => void
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
