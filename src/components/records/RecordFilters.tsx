import type { Period } from '@/contract/records'
import { Chips } from '@/ui/Chips'
import { SelectField } from '@/ui/forms/SelectField'
import { useVenues } from '../games/useVenueNames'
import type { Filtering } from './useRecordFilter'
import styles from './RecordFilters.module.css'

const PERIODS = ['今天', '7天内', '15天内', '30天内'].map((label, index) => ({
  id: String(index + 1),
  label,
}))

/** 平台 (全部平台 first) and 时间 above a record table. */
export function RecordFilters({ filter, onChange }: Filtering) {
  const platforms = [
    { value: '', label: '全部平台' },
    ...useVenues().map(({ platname, name }) => ({ value: platname, label: name })),
  ]
  return (
    <div className={styles.filters}>
      <SelectField
        label="平台"
        bare
        value={filter.api_type}
        options={platforms}
        onChange={(event) => onChange({ api_type: event.target.value })}
      />
      <Chips
        label="时间"
        look="segment"
        options={PERIODS}
        value={String(filter.date)}
        onChange={(id) => onChange({ date: Number(id) as Period })}
      />
    </div>
  )
}
