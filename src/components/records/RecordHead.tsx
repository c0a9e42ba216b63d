import type { UseQueryResult } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { NetworkFailure } from '@/api/failures'
import { toast } from '@/state/toasts'
import { Button } from '@/ui/Button'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import shared from '@/ui/shared.module.css'
import { ExportButton } from './ExportButton'
import type { RecordKind } from './records'
import styles from './records.module.css'
import { writeFilter, type RecordFilter } from './useRecordFilter'

type Props<Row> = {
  of: RecordKind<Row>
  /** By default the list's. */
  title?: string
  /** When payouts happen, beside the title. */
  note?: string | undefined
  /** The read of the list below, for 刷新. */
  read: Pick<UseQueryResult, 'refetch'>
  filter: RecordFilter
  /** Which of the rows are exported; all unless given. */
  keep?: (row: Row) => boolean
  /** 查看图表, where there is a chart. */
  children?: ReactNode
}

/** The heading of a record page with its tools, on phones behind ⋯: 刷新, 查看图表 and 导出CSV. */
export function RecordHead<Row>({ of, title = of.title, note, read, filter, keep, children }: Props<Row>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Heading level="page" title={title} note={note}>
      <IconButton
        icon="more"
        label="更多"
        className={styles.more}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      <div className={styles.tools} data-open={isOpen || undefined}>
        <RefreshButton refetch={read.refetch} />
        {children}
        <ExportButton
          key={writeFilter({ ...filter, page: 1 })}
          name={of.title}
          columns={of.columns}
          reader={of.reader(filter)}
          keep={keep}
        />
      </div>
    </Heading>
  )
}

/** 刷新: refetches the shown page of a list. */
function RefreshButton({ refetch }: Pick<UseQueryResult, 'refetch'>) {
  const [state, setState] = useState<'idle' | 'reading' | 'read'>('idle')
  const isReading = state === 'reading'

  const refresh = async () => {
    if (isReading) return
    setState('reading')
    const { isSuccess, error } = await refetch()
    setState(isSuccess ? 'read' : 'idle')
    // Network failures of reads are silent, except when the member asked for one.
    if (error instanceof NetworkFailure) toast.error(error.message)
  }

  return (
    <>
      <Button look="outline" size="sm" busy={isReading} onClick={() => void refresh()}>
        {!isReading && <Icon name="refresh" size={16} />}
        刷新
      </Button>
      <span role="status" className={shared.srOnly}>
        {state === 'read' && '列表已刷新'}
      </span>
    </>
  )
}
