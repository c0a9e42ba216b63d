import { useRef } from 'react'
import { toast } from '@/state/toasts'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import type { CsvColumn } from './csv'
import type { PageReader } from './readAllPages'
import { ReadingProgress } from './ReadingProgress'
import { failureText, useAllPages } from './useAllPages'

type Props<Row> = {
  /** The start of the file name. */
  name: string
  columns: readonly CsvColumn<Row>[]
  reader: PageReader<Row>
}

/**
 * 导出CSV: reads all pages of a list and saves them as a file. Give it a `key` per filter, so that changing the filter
 * cancels a running export.
 */
export function ExportButton<Row>({ name, columns, reader }: Props<Row>) {
  const { progress, read, cancel } = useAllPages()
  const button = useRef<HTMLDivElement>(null)

  const start = async () => {
    try {
      const [{ saveCsv }, all] = await Promise.all([import('./csv'), read([reader])])
      if (all === null) return
      const rows = all.lists.flat()
      saveCsv(name, columns, rows)
      if (all.isCut) toast.warning(`记录较多，仅导出最新的${rows.length}条`)
      else toast.success(`已导出${rows.length}条记录`)
    } catch (error) {
      cancel()
      toast.error(failureText(error))
    }
  }

  const stop = () => {
    cancel()
    button.current?.querySelector('button')?.focus()
  }

  return (
    <>
      <div ref={button}>
        <Button look="outline" size="sm" busy={progress !== null} onClick={() => void start()}>
          <Icon name="download" size={16} />
          导出CSV
        </Button>
      </div>
      {progress && <ReadingProgress progress={progress} onCancel={stop} />}
    </>
  )
}
