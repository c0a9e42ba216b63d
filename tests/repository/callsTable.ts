import * as z from 'zod/mini'
import * as contract from '@/contract/index'
import type { Endpoint } from '@/contract/wire/endpoint'
import { recordedData } from '../faults/samples'
import { isEndpoint } from '../kit/endpoints'

/** The part of JSON Schema that the contract's requests use. */
export type Schema = {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
}

/** Every call of the contract with its file and name: `wallet`, `transfer`. */
export const calls = Object.entries(contract).flatMap(([file, members]) =>
  Object.entries(members as object).flatMap(([name, endpoint]: [string, unknown]) =>
    isEndpoint(endpoint) ? [{ file, name, endpoint }] : [],
  ),
)

/** The text of `docs/calls.md`. */
export function callsTable(): string {
  const sections = [...new Set(calls.map(({ file }) => file))].map((file) => {
    const rows = calls.filter((call) => call.file === file).map(row)
    return `## ${file}\n\n| name | call | for | effect | action | sends | data of the answer |\n|---|---|---|---|---|---|---|\n${rows.join('\n')}\n`
  })
  return `${INTRODUCTION}\n${sections.join('\n')}`
}

const INTRODUCTION = `# Calls

Written from \`src/contract/\` by \`npm run task -- calls\`; a test fails when it is out of date. Each answer is an envelope
\`{ code, message, data }\`. The last column shows \`data\` as the contract writes it, taken from recorded answers of real servers;
reading is more tolerant. "any" takes a number or a text. A call for members needs the header \`Authorization: Bearer <token>\`.

- *read* may be repeated freely, *change* goes out once per action, *money* also tells a lost answer as an unknown outcome.
- *action* names the call in messages to players.
`

function row({ name, endpoint }: (typeof calls)[number]): string {
  const { method, path, memberOnly, effect, action, body } = endpoint
  const sent = body === 'form' ? 'a form: ' : ''
  return [
    '',
    name,
    code(`${method} ${path}`),
    memberOnly ? 'members' : 'everyone',
    effect,
    action,
    sent + requestOf(endpoint),
    answerOf(endpoint),
    '',
  ]
    .join(' | ')
    .trim()
}

const code = (text: string) => (text === '' ? '' : `\`${text}\``)

/** The shapes of what a call sends. */
export function shapesOf({ request }: Endpoint): Schema[] {
  const schema = z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }) as Schema
  return schema.anyOf ?? [schema]
}

const requestOf = (endpoint: Endpoint): string =>
  shapesOf(endpoint)
    .map(({ properties = {} }) =>
      Object.entries(properties)
        .map(([field, kind]) => `${field}: ${kindOf(kind)}`)
        .join(', '),
    )
    .map(code)
    .join(' or ')

function kindOf({ type, const: only, enum: names, anyOf }: Schema): string {
  if (only !== undefined) return JSON.stringify(only)
  if (names) return names.map((name) => JSON.stringify(name)).join(' or ')
  if (anyOf) return anyOf.map(kindOf).join(' or ')
  return [type ?? 'any'].flat().join(' or ').replaceAll('string', 'text')
}

/** The fields of a recorded answer in the contract's spelling; the fullest of several. */
function answerOf({ path, data }: Endpoint): string {
  const [fullest = ''] = recordedData({ path })
    .toReversed()
    .flat()
    .flatMap((recording) => {
      const read = z.safeDecode(data, recording as never)
      const written = read.success ? z.safeEncode(data, read.data as never) : read
      return written.success && !isNothing(written.data) ? [shapeOf(written.data)] : []
    })
    .toSorted((a, b) => b.length - a.length)
  return code(fullest)
}

const isNothing = (data: unknown) => data === null || (Array.isArray(data) && data.length === 0)

function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.length > 0 ? shapeOf(value[0]) : ''}]`
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? 'text' : typeof value
  const fields = Object.entries(value).map(([name, inner]) => `${name}: ${shapeOf(inner)}`)
  return `{ ${fields.join(', ')} }`
}
