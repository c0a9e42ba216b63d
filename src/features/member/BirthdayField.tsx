import { useRef, type ComponentProps } from 'react'
import { readDay } from '@/components/forms/typed'
import { formatDay } from '@/contract/values/beijing'
import { TextField } from '@/ui/forms/TextField'
import { IconButton } from '@/ui/IconButton'
import styles from './profile.module.css'

type Props = Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'end'> & {
  /** The current text, where the calendar opens. */
  typed: string
  onPick: (day: string) => void
}

/** A date as text, with a button that opens the browser's calendar. */
export function BirthdayField({ typed, onPick, ...field }: Props) {
  const calendar = useRef<HTMLInputElement>(null)

  const open = () => {
    const picker = calendar.current
    if (!picker) return
    // The browser leaves it empty where this is no day.
    picker.value = readDay(typed)
    picker.max = formatDay(Date.now())
    try {
      picker.showPicker()
    } catch {
      // Without showPicker, let the member type into the date input.
      picker.focus()
    }
  }

  return (
    <TextField
      {...field}
      label="出生日期"
      hint="格式：YYYY-MM-DD"
      inputMode="numeric"
      autoComplete="bday"
      end={
        <span className={styles.picker}>
          <IconButton icon="calendar" label="打开日历" size={18} onClick={open} />
          <input
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            className={styles.calendar}
            onChange={(event) => event.target.value !== '' && onPick(event.target.value)}
          />
        </span>
      }
    />
  )
}
