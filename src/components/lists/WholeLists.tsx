import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { NO_NETWORK } from '@/api/failures'
import { Loading } from '@/ui/Loading'
import { ErrorState } from '@/ui/Status'
import { ReadingProgress } from './ReadingProgress'
import { failureText, useAllPages } from './useAllPages'

/** Makes something of whole lists, which it reads with `read`; null if that was cancelled. */
export type Load<T> = (read: ReturnType<typeof useAllPages>['read']) => Promise<T | null>

type Props<T> = { load: Load<T>; onCancel: () => void; children: (made: T) => ReactNode }

/** Reads whole lists on mount, showing how far it is, then what is made of them. */
export function WholeLists<T>({ load, onCancel, children }: Props<T>) {
  const { progress, read } = useAllPages()
  const [result, setResult] = useState<{ made: T } | { failure: string } | null>(null)

  const start = () =>
    void load(read).then(
      (made) => made && setResult({ made }),
      (error: unknown) => setResult({ failure: failureText(error) }),
    )
  const startOnce = useEffectEvent(start)
  useEffect(() => startOnce(), [])

  if (result === null)
    return (
      <div aria-busy="true">
        {progress ? <ReadingProgress progress={progress} onCancel={onCancel} /> : <Loading />}
      </div>
    )
  if ('made' in result) return children(result.made)
  const retry = () => {
    setResult(null)
    start()
  }
  const { failure } = result
  return <ErrorState message={failure} isOffline={failure === NO_NETWORK} onRetry={retry} />
}
