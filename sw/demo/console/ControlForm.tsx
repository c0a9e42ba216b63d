import { useEffect } from 'react'
import * as z from 'zod/mini'
import { typedText } from '@/components/forms/typed'
import { useValidatedForm } from '@/components/forms/useValidatedForm'
import { money, withCents, type Money } from '@/contract/values/money'
import { inOrder, type Rule } from '@/lib/inOrder'
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

/** The rule of a typed field, if it has one. */
function rulesOf({ name, look }: Field, isPatch: boolean): Rule<Values>[] {
  const [format, text = ''] = FORMATS[look] ?? []
  const holds = (typed = '') => (!isPatch && typed === '') || format?.test(typed) !== false
  return format ? [[name, (values) => holds(values[name]), text]] : []
}

/** A control's panel, drawn from its schema: switches, which send at once, and a form for the rest. */
export function ControlForm({ control, values, names = {}, options = {}, button, said }: Props) {
  const all = fieldsOf(control).filter(({ name }) => !(name in names))
  const fields = all.filter(({ look }) => look !== 'switch')
  const isPatch = values !== undefined
  const current = JSON.stringify(
    Object.fromEntries(
      fields.map(({ name, look }) => [
        name,
        look === 'money' && isPatch
          ? withCents((values[name] as Money | undefined) ?? money('0'))
          : String((values?.[name] as string | number | null) ?? options[name]?.[0]?.value ?? ''),
      ]),
    ),
  )
  const form = useValidatedForm<Values>(
    z
      .object(Object.fromEntries(fields.map(({ name }) => [name, typedText])))
      .check(inOrder(fields.flatMap((field) => rulesOf(field, isPatch)))),
    JSON.parse(current) as Values,
  )
  const { reset } = form
  useEffect(
    () => reset(JSON.parse(current) as Values, { keepDirtyValues: true, keepErrors: true }),
    [current, reset],
  )
  const send = (sent: object, typed: Values) => act(control, { ...names, ...sent }, said(typed))
  const save = form.onValid(async (typed) => {
    const sent = fields.filter(({ name }) => (values ? form.getFieldState(name).isDirty : typed[name] !== ''))
    if (sent.length === 0) toast.info('没有改动')
    // What has been sent shows the server's value again.
    else if (await send(requestOf(sent, typed), typed)) reset()
  })

  const draw = (field: Field) => {
    const { name, label, look } = field
    const own = { ...form.register(name), label, error: form.errorOf(name) }
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
          .map(({ name, label, on, off }) => ({
            key: name,
            label,
            on: [on, true].includes(values?.[name]),
            turn: (isOn) => send({ [name]: isOn ? on : off }, {}),
          }))}
      />
      <Form className="fields" autoComplete="off" busy={false} onSubmit={(event) => void save(event)}>
        {[...new Set(fields.map(({ group }) => group))].map((group) => {
          const drawn = fields.filter((field) => field.group === group).map(draw)
          if (group === '') return drawn
          return (
            <details key={group}>
              <summary>{group}</summary>
              <div className="fields">{drawn}</div>
            </details>
          )
        })}
        <Button type="submit">{button}</Button>
      </Form>
    </>
  )
}
