import { siteFields } from '@/contract/site'
import { amount } from '@/contract/values/money'
import { flag, flagUnlessZero, html, number } from '@/contract/wire/codecs'
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
}

type Def = { type: string; shape?: Record<string, Schema>; innerType?: Schema; entries?: object }
type Schema = { _zod: { def: Def } }

/** Texts of several lines. */
const LONG = ['text', 'repair_tips']

/** The fields of a control, drawn from its schema, but for those of any shape. Without a label of its own a field has its name. */
export const fieldsOf = (control: Control): Field[] =>
  read(labels[control], requests[control] as unknown as Schema)

function read(names: Record<string, string> = {}, schema: Schema, within = ''): Field[] {
  return Object.entries(schema._zod.def.shape ?? {}).flatMap(([own, sent]) => {
    const name = within + own
    const part = sent._zod.def.innerType ?? sent
    const { type, shape, entries = {} } = part._zod.def
    if (type === 'unknown') return []
    if (shape) return read(names, part, `${name}/`)
    const is = (...parts: unknown[]) => parts.includes(part)
    const look = ((): Field['look'] => {
      if (is(flag, flagUnlessZero, siteFields.site_state)) return 'switch'
      if (is(amount)) return 'money'
      if (type === 'number' || is(number)) return 'whole'
      if (type === 'enum') return 'choice'
      return LONG.includes(own) || is(html) ? 'area' : 'text'
    })()
    return [{ name, label: names[name] ?? own, look, options: Object.keys(entries) }]
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
