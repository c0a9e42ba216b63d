import * as z from 'zod/mini'
import { getMember } from '@/contract/member'
import { getSite } from '@/contract/site'
import type { Endpoint } from '@/contract/wire/endpoint'
import { samplesOf, type Json } from '../faults/samples'
import { calls, shapesOf, type Schema } from './callsTable'

const literal = (value: unknown) => JSON.stringify(value)

function valueOf({ type, const: only, enum: names, anyOf }: Schema): string {
  if (only !== undefined) return literal(only)
  if (names) return names.map(literal).join(' | ')
  if (anyOf) return anyOf.map(valueOf).join(' | ')
  return type === 'string' || type === 'number' ? type : 'string | number'
}

/** What a call sends, as a type. A query is text, and a form can't be read. */
function sentBy(endpoint: Endpoint): string {
  const { method, body } = endpoint
  if (body === 'form') return 'Nothing'
  const shapes = shapesOf(endpoint).map(({ properties = {}, required = [] }) => {
    const fields = Object.entries(properties).map(
      ([name, kind]) =>
        `${name}${required.includes(name) ? '' : '?'}: ${method === 'GET' ? 'string' : valueOf(kind)}`,
    )
    return fields.length === 0 ? 'Nothing' : `{ ${fields.join('; ')} }`
  })
  return shapes.join(' | ')
}

const isRecord = (value: Json | undefined): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A type for what several samples have in one place. Servers write figures as texts or numbers, and leave fields out. */
function shapeOf(samples: Json[]): string {
  const [lists, records] = [samples.filter(Array.isArray) as Json[][], samples.filter(isRecord)]
  const [plain, deep]: [string[], string[]] = [[], []]
  for (const name of new Set(records.flatMap(Object.keys))) {
    const shape = shapeOf(records.filter((one) => name in one).map((one) => one[name]!))
    if (shape === 'Scalar') plain.push(name)
    else deep.push(`${name}?: ${shape}`)
  }
  const fields = [
    ...(plain.length > 0 ? [`Fields<'${plain.join(' ')}'>`] : []),
    ...(deep.length > 0 ? [`{ ${deep.join('; ')} }`] : []),
  ]
  const kinds = [
    ...(lists.length > 0 ? [`(${shapeOf(lists.flat())})[]`] : []),
    ...(fields.length > 0 ? [fields.join(' & ')] : []),
  ]
  return kinds.join(' | ') || 'Scalar'
}

/** The key of a call in a table of types. */
const keyOf = ({ path }: Endpoint) =>
  path.includes('/:') ? `[path: \`${path.replace(/:\w+/, '${string}')}\`]` : `'${path}'`

/** The names that a record of the contract has on the wire. */
const fieldsOf = (data: z.ZodMiniType) => Object.keys(z.encode(data, z.decode(data, {})) as object)

/** The text of `tests/kit/calls.ts`, not yet formatted. */
export function callTypes(): string {
  const rows = calls.map(({ endpoint }) => `${keyOf(endpoint)}: ${sentBy(endpoint)}`)
  const answers = calls.map(
    ({ endpoint }) => `${keyOf(endpoint)}: ${shapeOf(samplesOf(endpoint)).replace(/^Scalar$/, 'Json')}`,
  )
  return `// Written from src/contract/ by \`npm run task -- calls\`; a test fails when it is out of date.

type Nothing = { [field: string]: never }

/** What the page sends with each call. */
export type Calls = {
${rows.join('\n')}
}

/** What JSON can say. */
export type Json = Scalar | Json[] | { [name: string]: Json }
type Scalar = string | number | boolean | null
type Words<T extends string, Found = never> = T extends \`\${infer Word} \${infer Rest}\` ? Words<Rest, Found | Word> : Found | T
type Fields<T extends string> = { [Name in Words<T> & string]?: Scalar }

/** The data of each answer, as the contract reads it and real servers have sent it; any where the contract reads none. */
export type Answers = {
${answers.join('\n')}
}

/** Fields of app info, and of a member. */
export type SiteField = Words<'${fieldsOf(getSite.data).join(' ')}'>
export type MemberField = Words<'${fieldsOf(getMember.data).join(' ')}'>
`
}
