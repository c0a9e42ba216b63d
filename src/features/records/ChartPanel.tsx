import { DayChart } from '@/components/charts/DayChart'
import { WholeLists } from '@/components/lists/WholeLists'
import styles from './ChartPanel.module.css'
import type { Chart } from './charts'

/** Loads all pages behind a chart, then draws it. */
export const ChartPanel = ({ words, load, onCancel }: Chart & { onCancel: () => void }) => (
  <div className={styles.panel}>
    <WholeLists load={load} onCancel={onCancel}>
      {({ sums, leftOut }) => (
        <>
          <DayChart words={words} sums={sums} />
          {leftOut.filter(Boolean).map((note) => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
        </>
      )}
    </WholeLists>
  </div>
)
