import type * as z from 'zod/mini'

/* What is wrong with a request, for people who try the API by hand. */

type Values = Record<string, unknown>
type Issue = z.core.$ZodIssue
type Def = { shape?: object; options?: Schema[]; in?: Schema; innerType?: Schema }
type Schema = { _zod: { def: Def } }

const TYPES: Record<string, string> = {
  string: '文本',
  number: '数字',
  boolean: 'true或false',
  object: '对象',
}

/** Each wrong field with what it should be, then the fields that the call has not: `amount 应为数字；没有字段 amont，可用的字段：…`. */
export function wrongIn(request: z.ZodMiniType, sent: Values, issues: Issue[]): string {
  const wanted = new Map<string, Set<string>>()
  note(wanted, issues, sent)
  const wrong = [...wanted].map(([name, words]) => `${name} 应为${[...words].join('或')}`)
  const known = [...new Set(fieldsOf(request as Schema))]
  const inside = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' && issue.path.length > 0
      ? issue.keys.map((name) => [...issue.path, name].join('.'))
      : [],
  )
  const unknown = [...Object.keys(sent).filter((name) => !known.includes(name)), ...inside]
  if (unknown.length > 0) wrong.push(`没有字段 ${unknown.join(' ')}，可用的字段：${known.join(' ') || '无'}`)
  return wrong.join('；')
}

/** Every field that some request of the schema has. */
function fieldsOf({ _zod: { def } }: Schema): string[] {
  if (def.shape) return Object.keys(def.shape)
  return [...(def.options ?? []), def.in, def.innerType].flatMap((part) => (part ? fieldsOf(part) : []))
}

function note(wanted: Map<string, Set<string>>, issues: Issue[], sent: Values, within = ''): void {
  for (const issue of issues) {
    const name = [within, ...issue.path].filter((part) => part !== '').join('.')
    if (issue.code === 'invalid_union' && issue.path.length > 0)
      for (const kind of issue.errors) note(wanted, kind, sent, name)
    else if (issue.code === 'invalid_union') note(wanted, nearest(issue.errors, sent), sent)
    else if (issue.code !== 'unrecognized_keys')
      wanted.set(name, new Set([...(wanted.get(name) ?? []), ...wordsOf(issue)]))
  }
}

function wordsOf(issue: Issue): string[] {
  if (issue.code === 'invalid_type') return [TYPES[issue.expected] ?? issue.expected]
  return issue.code === 'invalid_value' ? issue.values.map((value) => JSON.stringify(value)) : [issue.message]
}

/** What is wrong with the kind of request that was probably meant; a choice between the kinds lists all of them. */
function nearest(kinds: Issue[][], sent: Values): Issue[] {
  const isOther = ({ code, path }: Issue) => code === 'invalid_value' && String(path[0]) in sent
  const rank = (kind: Issue[]) => kind.filter(isOther).length * 100 + kind.length
  const [meant = [], ...others] = kinds.toSorted((a, b) => rank(a) - rank(b))
  const isChoice = ({ code, path }: Issue) =>
    code === 'invalid_value' && meant.some((issue) => issue.code === code && issue.path[0] === path[0])
  return [...meant, ...others.flat().filter(isChoice)]
}
