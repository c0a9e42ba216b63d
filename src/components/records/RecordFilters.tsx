import { useState, type ReactNode } from 'react'
import type { Period } from '@/contract/records'
import { Button } from '@/ui/Button'
import { Chips } from '@/ui/Chips'
import { SelectField } from '@/ui/forms/SelectField'
import { useVenues } from '../games/useVenueNames'
import styles from './records.module.css'
import type { Filtering } from './useRecordFilter'

const PERIODS = ['今天', '7天内', '15天内', '30天内'].map((label, index) => ({
  id: String(index + 1),
  label,
}))

/** 时间 and 平台 (全部平台 first) above a record table, and others; on phones all but 时间 are behind 筛选, until one is set. */
export function RecordFilters({ filter, onChange, children }: Filtering & { children?: ReactNode }) {
  const { date, api_type, state, no } = filter
  const [isOpen, setOpen] = useState(api_type !== '' || no !== '' || !['', 'all'].includes(state))
  const platforms = [
    { value: '', label: '全部平台' },
    ...useVenues().map(({ platname, name }) => ({ value: platname, label: name })),
  ]
  return (
    <div className={styles.filters} data-open={isOpen || undefined}>
      <Chips
        label="时间"
        look="segment"
        options={PERIODS}
        value={String(date)}
        onChange={(id) => onChange({ date: Number(id) as Period })}
      />
      <Button look="outline" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        筛选
      </Button>
      <SelectField
        label="平台"
        bare
        value={api_type}
        options={platforms}
        onChange={(event) => onChange({ api_type: event.target.value })}
      />
      {children}
    </div>
  )
}
