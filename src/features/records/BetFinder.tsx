import { useState } from 'react'
import { betLooks } from '@/components/records/recordStates'
import type { Filtering } from '@/components/records/useRecordFilter'
import { readLine } from '@/contract/values/typed'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/forms/Field'
import { SelectField } from '@/ui/forms/SelectField'
import styles from './records.module.css'

const STATES = [
  { value: '', label: '全部状态' },
  ...(['settled', 'unsettled', 'invalid'] as const).map((value) => ({ value, label: betLooks[value].text })),
]

/** 状态 and 注单号 among the filters; key it by the number in the address. */
export function BetFinder({ filter: { state, no }, onChange }: Filtering) {
  const [typed, setTyped] = useState(no)
  return (
    <form
      className={styles.finder}
      onSubmit={(event) => {
        event.preventDefault()
        onChange({ no: readLine(typed) })
      }}
    >
      <SelectField
        label="状态"
        bare
        value={STATES.some(({ value }) => value === state) ? state : ''}
        options={STATES}
        onChange={(event) => onChange({ state: event.target.value })}
      />
      <Field id="bet-number" label="注单号" bare>
        <input
          type="search"
          aria-label="注单号"
          placeholder="注单号"
          enterKeyHint="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" look="outline">
        查找
      </Button>
    </form>
  )
}
