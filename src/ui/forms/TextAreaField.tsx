import { type Ref, type TextareaHTMLAttributes } from 'react'
import { useId } from '@/lib/useId'
import { describedBy, Field, type FieldProps } from './Field'

type Props = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & { ref?: Ref<HTMLTextAreaElement> }

/** A text area with label, hint and error. */
export function TextAreaField({ label, limit, hint, error, ...area }: Props) {
  const id = useId()
  return (
    <Field id={id} {...{ label, limit, hint, error }}>
      <textarea
        {...area}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { label, limit, hint, error })}
      />
    </Field>
  )
}
