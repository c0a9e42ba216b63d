import { type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { useId } from '@/lib/useId'
import { Icon, type IconName } from '../Icon'
import { describedBy, Field, type FieldProps, type Valid } from './Field'

type Props = FieldProps &
  Valid &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
    icon?: IconName
    /** Controls at the right end, inside the frame. */
    end?: ReactNode
    large?: boolean
    /** An amount: large, with ¥ before it. */
    money?: boolean
    /** An account, number, address or secret: keyboards don't capitalise, correct or underline it. */
    asTyped?: boolean
    /** Content after the message. */
    below?: ReactNode
    ref?: Ref<HTMLInputElement>
  }

const AS_TYPED = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

/** A text field with label, hint and error; accepts the props of react-hook-form's `register`. */
export function TextField({
  label,
  limit,
  hint,
  error,
  valid,
  icon,
  end,
  large,
  money,
  asTyped,
  below,
  ...input
}: Props) {
  const id = useId()
  return (
    <Field
      id={id}
      {...{ label, limit, hint, error, valid, below }}
      large={large || money}
      look={money ? 'money' : undefined}
    >
      {icon && <Icon name={icon} size={18} />}
      <input
        type="text"
        {...(asTyped && AS_TYPED)}
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { label, limit, hint, error, valid })}
      />
      {end}
    </Field>
  )
}
