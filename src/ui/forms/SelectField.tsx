import { type Ref, type SelectHTMLAttributes } from 'react'
import { useId } from '@/lib/useId'
import { Icon } from '../Icon'
import { describedBy, Field, type FieldProps } from './Field'
import { useFewOptions, type Option } from './useFewOptions'

type Props = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> & {
    options: readonly Option[]
    bare?: boolean
    ref?: Ref<HTMLSelectElement>
  }

/** A native select with label, hint and error. */
export function SelectField({ label, limit, hint, error, options, bare, ...select }: Props) {
  const id = useId()
  const { shown, filter } = useFewOptions(label, options, select.value)
  return (
    <Field id={id} {...{ label, limit, hint, error, bare }} below={filter}>
      <select
        {...select}
        id={id}
        aria-label={bare ? label : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { label, limit, hint, error })}
      >
        {shown.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="down" size={16} />
    </Field>
  )
}
