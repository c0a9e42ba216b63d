import { IsRestoringProvider } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'

/** Lets the queries below fetch only after the first frame, which shows restored data. */
function FirstFrame({ children }: { children: ReactNode }) {
  const [isFirst, setFirst] = useState(true)
  useEffect(() => {
    // In a task of its own: a press on what was just painted comes first.
    const timer = setTimeout(() => setFirst(false))
    return () => clearTimeout(timer)
  }, [])
  return <IsRestoringProvider value={isFirst}>{children}</IsRestoringProvider>
}

/** Wraps the app so that restored data shows and can be pressed before any query fetches. */
export const inFirstFrame = (app: ReactNode): ReactNode => <FirstFrame>{app}</FirstFrame>
