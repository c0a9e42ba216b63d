import { useEffect, useRef, useState } from 'react'
import { NO_NETWORK, RefusedError, ServerFailure, SessionOver } from '@/api/failures'
import { readInParts, type AllPages, type PageReader, type Progress } from './readAllPages'

/**
 * Reads whole lists for an export or a chart. `progress` is null while idle; `read` and `readPart` resolve to null if cancelled, by
 * `cancel`, a newer read or unmounting.
 */
export function useAllPages() {
  const [progress, setProgress] = useState<Progress | null>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const cancel = () => {
    running.current?.abort()
    setProgress(null)
  }

  const readPart = async <Row>({
    next,
  }: ReturnType<typeof readInParts<Row>>): Promise<AllPages<Row> | null> => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setProgress({ done: 0, total: 0 })
    try {
      const all = await next(signal, (step) => !signal.aborted && setProgress(step))
      return signal.aborted ? null : all
    } catch (error) {
      if (signal.aborted) return null
      throw error
    } finally {
      if (running.current === controller) setProgress(null)
    }
  }

  const read = <Row>(readers: readonly PageReader<Row>[]) => readPart(readInParts(readers))

  return { progress, read, readPart, cancel }
}

/** The message for a failed read; empty if the session is over, which is reported elsewhere. */
export function failureText(error: unknown): string {
  if (error instanceof SessionOver) return ''
  return error instanceof RefusedError || error instanceof ServerFailure ? error.message : NO_NETWORK
}
