import { useState, type FormEvent } from 'react'
import { money, withCents, type Money } from '@/contract/values/money'
import { toast } from '@/state/toasts'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/forms/Form'
import { SelectField } from '@/ui/forms/SelectField'
import { TextAreaField } from '@/ui/forms/TextAreaField'
import { TextField } from '@/ui/forms/TextField'
import type { Control } from '../../control/requests'
import { fieldsOf, requestOf, type Field } from './fields'
import { Switches } from './parts'
import { act } from './state'

type Values = Record<string, string>
type Option = { value: string; label: string }
type Props = {
  control: Control
  /** Current values by field: only changes are sent. Without them the request is new, and its empty fields are left out. */
  values?: Record<string, unknown> | undefined
  /** Sent with every request. */
  names?: object
  /** What a text is chosen from. */
  options?: Record<string, Option[]>
  button: string
  said: (sent: Values) => string
}

const FORMATS: Partial<Record<Field['look'], readonly [RegExp, string]>> = {
  money: [/^\d{1,12}(\.\d{1,2})?$/, '请输入金额，如100.00'],
  whole: [/^-?\d{1,12}$/, '请输入整数'],
}

/** A control's panel, drawn from its schema: switches, which send at once, and a form for the rest. */
export function ControlForm({ control, values, names = {}, options = {}, button, said }: Props) {
  // What has been typed and not saved; all else follows the server.
  const [typed, setTyped] = useState<Values>({})
  const [wrong, setWrong] = useState('')
  const all = fieldsOf(control).filter(({ name }) => !(name in names))
  const fields = all.filter(({ look }) => look !== 'switch')
  const textOf = ({ name, look }: Field): string =>
    typed[name] ??
    (look === 'money' && values
      ? withCents((values[name] as Money | undefined) ?? money('0'))
      : String((values?.[name] as string | number | null) ?? options[name]?.[0]?.value ?? ''))
  const send = (sent: object, texts: Values) => act(control, { ...names, ...sent }, said(texts))
  const save = async ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const sent = fields.filter((field) => (values ? field.name in typed : textOf(field) !== ''))
    const bad = sent.find((field) => FORMATS[field.look]?.[0].test(textOf(field)) === false)
    setWrong(bad?.name ?? '')
    if (bad) {
      toast.error(FORMATS[bad.look]![1])
      return currentTarget.querySelector<HTMLInputElement>(`[name='${bad.name}']`)?.focus()
    }
    if (sent.length === 0) return toast.info('没有改动')
    const texts = Object.fromEntries(sent.map((field) => [field.name, textOf(field)]))
    if (await send(requestOf(sent, texts), texts))
      // What was typed meanwhile stays.
      setTyped((now) =>
        Object.fromEntries(Object.entries(now).filter(([each, text]) => texts[each] !== text)),
      )
  }

  const draw = (field: Field) => {
    const { name, label, look } = field
    const own = {
      name,
      label,
      value: textOf(field),
      error: wrong === name ? FORMATS[look]?.[1] : undefined,
      onChange: ({ target }: { target: { value: string } }) =>
        setTyped((now) => ({ ...now, [name]: target.value })),
    }
    const choices = options[name] ?? ['', ...field.options].map((value) => ({ value, label: value || '无' }))
    if (look === 'choice' || options[name]) return <SelectField key={name} {...own} options={choices} />
    if (look === 'area') return <TextAreaField key={name} {...own} rows={2} />
    return <TextField key={name} {...own} inputMode={look === 'money' ? 'decimal' : 'text'} />
  }
  return (
    <>
      <Switches
        of={all
          .filter(({ look }) => look === 'switch')
          .map(({ name, label }) => ({
            key: name,
            label,
            on: [1, true].includes(values?.[name] as number | boolean),
            turn: (isOn) => send({ [name]: Number(isOn) }, {}),
          }))}
      />
      <Form className="fields" autoComplete="off" busy={false} onSubmit={(event) => void save(event)}>
        {fields.map(draw)}
        <Button type="submit">{button}</Button>
      </Form>
    </>
  )
}
