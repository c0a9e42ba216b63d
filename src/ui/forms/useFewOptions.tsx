import { useState } from 'react'
import styles from './Field.module.css'

export type Option = { value: string; label: string }

/** More options than these make a select slow: the browser counts all of them again for each one added. */
const MANY = 300

/** The options to show, and for very many a field that filters them. The chosen one and one without a value always show. */
export function useFewOptions(label: string, options: readonly Option[], chosen: unknown) {
  const [wanted, setWanted] = useState('')
  if (options.length <= MANY) return { shown: options, filter: undefined }
  const shown: Option[] = []
  for (const option of options)
    if (
      option.value === '' ||
      option.value === chosen ||
      (shown.length < MANY && option.label.includes(wanted))
    )
      shown.push(option)
  const filter = (
    <div className={styles.control}>
      <input
        type="search"
        aria-label={`筛选${label}`}
        placeholder={`共${options.length}项，输入名称筛选`}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
    </div>
  )
  return { shown, filter }
}
