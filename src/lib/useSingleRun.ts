import { useRef, useState } from 'react'

/** Runs an action once at a time: `run` does nothing while the last one is under way. */
export function useSingleRun<A extends unknown[]>(action: (...input: A) => Promise<void>) {
  const [isRunning, setRunning] = useState(false)
  // A second press can come before the next render.
  const isUnderWay = useRef(false)

  const run = async (...input: A): Promise<void> => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setRunning(true)
    try {
      await action(...input)
    } finally {
      isUnderWay.current = false
      setRunning(false)
    }
  }
  return { run, isRunning }
}
