import { useRef, useState } from 'react'
import { formatDay } from '@/contract/values/beijing'
import type { CsvColumn } from '@/lib/csv'
import { toast } from '@/state/toasts'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import styles from '../lists/lists.module.css'
import { readInParts, type PageReader } from '../lists/readAllPages'
import { ReadingProgress } from '../lists/ReadingProgress'
import { failureText, useAllPages } from '../lists/useAllPages'

type Props<Row> = {
  /** The start of the file name. */
  name: string
  columns: readonly CsvColumn<Row>[]
  reader: PageReader<Row>
  /** Which of the rows read are exported; all unless given. */
  keep?: ((row: Row) => boolean) | undefined
}

/** An export of several files: the rows saved so far, of how many, and the most of a file. */
type Parts<Row> = {
  reading: ReturnType<typeof readInParts<Row>>
  files: number
  saved: number
  total: number
  most: number
}

const focusIn = (box: HTMLElement | null): void => box?.querySelector('button')?.focus()

/**
 * 导出CSV: reads all pages of a list and saves them as a file, and lists of more than a thousand rows as one file per press. Give it
 * a `key` per filter, so that changing the filter cancels a running export.
 */
export function ExportButton<Row>({ name, columns, reader, keep = () => true }: Props<Row>) {
  const { progress, readPart, cancel } = useAllPages()
  const [parts, setParts] = useState<Parts<Row> | null>(null)
  const button = useRef<HTMLDivElement>(null)

  const save = async ({ reading, files, saved }: Pick<Parts<Row>, 'reading' | 'files' | 'saved'>) => {
    try {
      const [{ saveCsv }, all] = await Promise.all([import('@/lib/csv'), readPart(reading)])
      if (all === null) return
      const read = all.lists.flat()
      const rows = read.filter(keep)
      const upTo = saved + read.length
      const isOne = files === 0 && !all.isCut
      const part = isOne ? '' : `-${files + 1}`
      saveCsv(`${name}${part}-${formatDay(Date.now())}`, columns, rows)
      setParts(
        all.isCut ? { reading, files: files + 1, saved: upTo, total: all.total, most: read.length } : null,
      )
      const done = isOne ? `已导出${rows.length}条记录` : `已导出第${saved + 1}–${upTo}条记录`
      if (all.missing > 0) toast.warning(`${done}，服务器没有给出其余${all.missing}条`)
      else toast.success(done)
    } catch (error) {
      cancel()
      toast.error(failureText(error))
    }
  }

  const stop = () => {
    cancel()
    setParts(null)
    focusIn(button.current)
  }

  return (
    <>
      <div ref={button}>
        <Button
          look="outline"
          size="sm"
          busy={progress !== null}
          onClick={() => void save({ reading: readInParts([reader]), files: 0, saved: 0 })}
        >
          <Icon name="download" size={16} />
          导出CSV
        </Button>
      </div>
      {progress && <ReadingProgress progress={progress} onCancel={stop} />}
      {parts && !progress && (
        <div ref={focusIn} className={styles.reading}>
          <span>
            共{parts.total}条，每份最多{parts.most}条，已导出{parts.saved}条
          </span>
          <Button look="outline" size="sm" onClick={() => void save(parts)}>
            导出第{parts.saved + 1}–{Math.min(parts.total, parts.saved + parts.most)}条
          </Button>
          <Button look="outline" size="sm" onClick={stop}>
            取消
          </Button>
        </div>
      )}
    </>
  )
}
