import { useEffect } from 'react'
import * as z from 'zod/mini'
import { typedText } from '@/components/forms/typed'
import { useValidatedForm } from '@/components/forms/useValidatedForm'
import { inOrder, type Rule } from '@/lib/inOrder'
import { toast } from '@/state/toasts'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/forms/Form'
import { SelectField } from '@/ui/forms/SelectField'
import { TextAreaField } from '@/ui/forms/TextAreaField'
import { TextField } from '@/ui/forms/TextField'

const VIP = Array.from({ length: 11 }, (_, level) => ({ value: String(level), label: `VIP${level}` }))

const FORMATS = {
  money: [/^\d{1,12}(\.\d{1,2})?$/, '请输入金额，如100.00'],
  whole: [/^\d{1,9}$/, '请输入整数'],
  shift: [/^-?\d{1,7}$/, '请输入整数'],
} as const
type Format = keyof typeof FORMATS

/** The rule of a field with a format. */
export const formatRule = <Values extends Record<string, string>>(
  name: keyof Values & string,
  kind: Format,
): Rule<Values> => [name, (values) => FORMATS[kind][0].test(values[name] ?? ''), FORMATS[kind][1]]

export type Row = readonly [name: string, label: string, kind?: Format | 'area' | 'vip']
type Values = Record<string, string>

/**
 * Fields that follow the server's values until they are edited; `save` gets the changed ones. `quick` are buttons that save given
 * values at once.
 */
export function PatchForm({
  rows,
  folded = {},
  values,
  label,
  save,
  quick = [],
}: {
  rows: readonly Row[]
  /** More fields, by the title that unfolds them. */
  folded?: Record<string, readonly Row[]>
  values: Values
  label: string
  save: (changed: Values) => Promise<boolean>
  quick?: readonly (readonly [label: string, values: Values])[]
}) {
  const all = [...rows, ...Object.values(folded).flat()]
  const schema = z
    .object(Object.fromEntries(all.map(([name]) => [name, typedText])))
    .check(
      inOrder(
        all.flatMap(([name, , kind = 'area']) =>
          kind in FORMATS ? [formatRule<Values>(name, kind as Format)] : [],
        ),
      ),
    )
  const form = useValidatedForm<Values>(schema, values)
  const { reset } = form
  const current = JSON.stringify(values)
  useEffect(
    () => reset(JSON.parse(current) as Values, { keepDirtyValues: true, keepErrors: true }),
    [current, reset],
  )

  /** A saved field shows the server's value again. */
  const send = async (changed: Values) => {
    if (await save(changed)) reset()
  }
  const saveChanges = form.onValid((typed) => {
    const changed = Object.entries(typed).filter(([name]) => form.getFieldState(name).isDirty)
    if (changed.length === 0) toast.info('没有改动')
    else return send(Object.fromEntries(changed))
  })

  const fieldOf = ([name, caption, kind]: Row) => {
    const field = { ...form.register(name), label: caption, error: form.errorOf(name) }
    if (kind === 'area') return <TextAreaField key={name} {...field} rows={3} />
    if (kind === 'vip') return <SelectField key={name} {...field} options={VIP} />
    return (
      <TextField
        key={name}
        {...field}
        inputMode={kind === 'money' ? 'decimal' : kind === 'whole' ? 'numeric' : 'text'}
      />
    )
  }
  return (
    <Form className="fields" autoComplete="off" busy={false} onSubmit={(event) => void saveChanges(event)}>
      {rows.map(fieldOf)}
      {Object.entries(folded).map(([title, more]) => (
        <details key={title}>
          <summary>{title}</summary>
          <div className="fields">{more.map(fieldOf)}</div>
        </details>
      ))}
      <div className="buttons">
        <Button type="submit">{label}</Button>
        {quick.map(([name, put]) => (
          <Button key={name} look="outline" onClick={() => void send(put)}>
            {name}
          </Button>
        ))}
      </div>
    </Form>
  )
}
