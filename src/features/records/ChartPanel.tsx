import { DayChart } from '@/components/charts/DayChart'
import { WholeLists } from '@/components/lists/WholeLists'
import { Surface } from '@/ui/Surface'
import type { Chart } from './charts'
import styles from './records.module.css'

/** Loads all pages behind a chart, then draws it. */
export const ChartPanel = ({ words, load, onCancel }: Chart & { onCancel: () => void }) => (
  <Surface look="sunken" className={styles.chart}>
    <WholeLists load={load} onCancel={onCancel}>
      {({ sums, leftOut }) => (
        <>
          <DayChart words={words} sums={sums} />
          {leftOut.filter(Boolean).map((note) => (
            <p key={note}>{note}</p>
          ))}
        </>
      )}
    </WholeLists>
  </Surface>
)
