import { flag, flagUnlessZero, html, number } from '@/contract/wire/codecs'
import { amount } from '@/contract/values/money'
import { requests, type Control } from '../../control/requests'
import { labels } from './labels'

/** A field of a control's request, as its panel draws it. */
export type Field = {
  /** `venues/AG` inside another field. */
  name: string
  label: string
  look: 'switch' | 'money' | 'whole' | 'area' | 'choice' | 'text'
  /** Of a choice. */
  options: string[]
  /** What a switch sends. */
  on: unknown
  off: unknown
  /** The title that unfolds it; `''` in sight. */
  group: string
}

type Def = { type: string; shape?: Record<string, Schema>; innerType?: Schema; entries?: object }
type Schema = { _zod: { def: Def } }

/** How many typed fields of a control are in sight. */
const IN_SIGHT = 6
/** Texts of several lines. */
const LONG = ['text', 'repair_tips']

/** The fields of a control, drawn from its schema, but for those of any shape. Without a label of its own a field has its name. */
export function fieldsOf(control: Control): Field[] {
  const all = read(control, requests[control] as unknown as Schema)
  const typed = all.filter(({ look, group }) => look !== 'switch' && group === '')
  return all.map((field) => (typed.indexOf(field) < IN_SIGHT ? field : { ...field, group: '更多' }))
}

function read(control: Control, schema: Schema, within = '', group = ''): Field[] {
  return Object.entries(schema._zod.def.shape ?? {}).flatMap(([own, sent]) => {
    const name = within + own
    const part = sent._zod.def.innerType ?? sent
    const { type, shape, entries = {} } = part._zod.def
    const told = labels[control]?.[name] ?? own
    const [label, on, off] = typeof told === 'string' ? [told, 1, 0] : told
    if (type === 'unknown') return []
    if (shape) return read(control, part, `${name}/`, label)
    const is = (...parts: unknown[]) => parts.includes(part)
    const look = ((): Field['look'] => {
      if (typeof told !== 'string' || is(flag, flagUnlessZero) || type === 'boolean') return 'switch'
      if (is(amount)) return 'money'
      if (type === 'number' || is(number)) return 'whole'
      if (type === 'enum') return 'choice'
      return LONG.includes(own) || is(html) ? 'area' : 'text'
    })()
    return [{ name, label, look, options: Object.keys(entries), on, off, group }]
  })
}

/** A request with these fields as typed. */
export function requestOf(fields: Field[], typed: Record<string, string>): object {
  const request: Record<string, unknown> = {}
  for (const { name, look } of fields) {
    const text = typed[name] ?? ''
    const value = look === 'whole' ? Number(text) : text
    const [own = '', part] = name.split('/')
    request[own] = part ? { ...(request[own] as object), [part]: value } : value
  }
  return request
}
