import { useEffect, useEffectEvent, useState } from 'react'
import { Loading } from '@/ui/Loading'
import { ErrorState } from '@/ui/Status'
import { DayChart } from '@/components/charts/DayChart'
import type { ChartWords, DaySum } from '@/components/charts/daySums'
import styles from './ChartPanel.module.css'
import { cutText, type PageReader } from '@/components/export/readAllPages'
import { ReadingProgress } from '@/components/export/ReadingProgress'
import { failureText, useAllPages } from '@/components/export/useAllPages'

/** Sums to draw, and notes on what they leave out. */
type Sums = { sums: DaySum[]; leftOut: readonly (string | null)[] }

type Props<Row> = {
  words: ChartWords
  readers: readonly PageReader<Row>[]
  sumUp: (lists: Row[][]) => Sums
  onCancel: () => void
}

type Shown = Sums | { failure: string } | null

/** Loads all pages behind a chart, then draws it. Key it by the filter. */
export function ChartPanel<Row>({ words, readers, sumUp, onCancel }: Props<Row>) {
  const { progress, read } = useAllPages()
  const [shown, setShown] = useState<Shown>(null)

  const load = () =>
    void read(readers).then(
      (all) => {
        if (!all) return
        const { sums, leftOut } = sumUp(all.lists)
        setShown({ sums, leftOut: [...leftOut, cutText(all)] })
      },
      (error: unknown) => setShown({ failure: failureText(error) }),
    )
  const loadOnce = useEffectEvent(load)
  useEffect(() => loadOnce(), [])

  const retry = () => {
    setShown(null)
    load()
  }

  return (
    <div className={styles.panel} aria-busy={shown === null}>
      {shown === null &&
        (progress ? <ReadingProgress progress={progress} onCancel={onCancel} /> : <Loading />)}
      {shown && 'failure' in shown && <ErrorState message={shown.failure} onRetry={retry} />}
      {shown && 'sums' in shown && (
        <>
          <DayChart words={words} sums={shown.sums} />
          {shown.leftOut.map(
            (note) =>
              note && (
                <p key={note} className={styles.note}>
                  {note}
                </p>
              ),
          )}
        </>
      )}
    </div>
  )
}
