import * as z from 'zod/mini'
import recorded from '@/contract/recorded/answers.fixture.json'
import traffic from '@/contract/recorded/traffic.fixture.json'
import { isObject } from '@/contract/wire/codecs'
import type { Endpoint, Input } from '@/contract/wire/endpoint'

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** A message that every success may have: a deposit's is its number. */
export const SAID = '179518082212835'

/** A text that every field except times can read, and one for times. */
const SCALARS = ['1', '2026-11-20 12:00:00'] as const

/*
 * Codecs hide which fields they read, so a proxy is decoded in place of an answer, and the keys read from it are the fields. Each
 * node is tried as an object first, then as a list, and is a scalar otherwise.
 */
type Node = { as: 'object' | 'list' | 'scalar'; isKnown: boolean; fields: Map<string, Node> }
const unknownNode = (): Node => ({ as: 'object', isKnown: false, fields: new Map() })

function watched(node: Node, seed: unknown): unknown {
  if (node.as === 'scalar') return SCALARS[0]
  const target: object = node.as === 'list' ? [0] : {}
  const seeds = (isScalar(seed) ? {} : seed) as Record<string, unknown>
  const child = (name: string | symbol): unknown => {
    const isOwn = typeof name === 'string' && (node.as === 'object' || /^\d+$/.test(name))
    if (!isOwn) return Reflect.get(target, name)
    const next = node.fields.get(name) ?? unknownNode()
    node.fields.set(name, next)
    return watched(next, seeds[name])
  }
  return new Proxy(target, {
    get: (_, name) => child(name),
    has: () => true,
    // Codecs that copy their input ask for its keys instead: a recorded answer supplies them.
    ownKeys: () => (node.as === 'list' ? Reflect.ownKeys(target) : Object.keys(seeds)),
    getOwnPropertyDescriptor: (_, name) =>
      name === 'length'
        ? Reflect.getOwnPropertyDescriptor(target, name)
        : { value: child(name), enumerable: true, configurable: true, writable: true },
  })
}

/** Moves every unread node on to its next form; false when there is nothing left to try. */
function settle(node: Node): boolean {
  if (node.isKnown) return [...node.fields.values()].map(settle).some(Boolean)
  if (node.as === 'scalar' || node.fields.size > 0) node.isKnown = true
  else node.as = node.as === 'object' ? 'list' : 'scalar'
  return true
}

function toJson(node: Node): Json {
  if (node.as === 'scalar') return SCALARS[0]
  // Lists with gaps in their numbering are read as well.
  const isNumbered = node.fields.size > 0 && [...node.fields.keys()].every((name) => /^\d+$/.test(name))
  if (node.as === 'list' || isNumbered) return [...node.fields.values()].map(toJson)
  return Object.fromEntries([...node.fields].map(([name, child]) => [name, toJson(child)]))
}

/** Paths of all values inside a value, starting with the empty path. */
export function placesOf(value: Json, path: string[] = []): string[][] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return [path, ...inner.flatMap(([name, child]) => placesOf(child, [...path, name]))]
}

/** The value at a path. */
export const at = (value: unknown, path: string[]): unknown =>
  path.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], value)

/** A copy with another value at a path; undefined leaves the field out. */
export function withAt(value: Json, [name, ...rest]: string[], next: Json | undefined): Json | undefined {
  if (name === undefined) return next
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string,
    Json | undefined
  >
  copy[name] = withAt(copy[name] as Json, rest, next)
  return copy as Json
}

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null
const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || value === 0 || value === false || (Array.isArray(value) && !value.length)
/** Paths of a decoded answer's empty values. */
export const emptyPlaces = (decoded: unknown): string[] =>
  placesOf((decoded ?? null) as Json)
    .filter((path) => isEmpty(at(decoded, path)))
    .map((path) => path.join('.'))

/** A good answer for this schema, built from the keys it reads; null when it reads none. */
function generate({ data }: Pick<Endpoint, 'data'>, seed?: unknown): Json {
  const root = unknownNode()
  do z.safeDecode(data, watched(root, seed))
  while (settle(root))
  let sample = root.as === 'scalar' ? null : toJson(root)
  for (const path of placesOf(sample).filter((place) => isScalar(at(sample, place)))) {
    const [best] = SCALARS.map((scalar) => {
      const tried = withAt(sample, path, scalar) ?? null
      const read = z.safeDecode(data, tried)
      return { tried, silent: read.success ? emptyPlaces(read.data).length : Infinity }
    }).toSorted((a, b) => a.silent - b.silent)
    sample = best?.tried ?? sample
  }
  return sample
}

/** Answers that no recording has: the wallet-token payment. */
const EXTRA: Record<string, Json[]> = {
  '/api/activitylist': [
    {
      data: [{ id: 1, title: '首存', content: '<p>活动时间：长期有效</p>', memo: '<p>流水要求：1倍</p>' }],
      total: 1,
    },
  ],
  '/api/payinfo': [{ deposit_no: '1', info: {}, cardlist: {}, qrcode: 'a.png', url: 'https://pay.example/' }],
}

const [FIRST, TRAFFIC] = [recorded as Record<string, { body: unknown }>, traffic as Exchange[]]
type Exchange = { path: string; answer: unknown }

/** The data of the good answers to a call that real servers were recorded with: of the first recording, and of the later ones. */
export const recordedData = ({ path }: Pick<Endpoint, 'path'>): [Json[], Json[]] => {
  const good = (body: unknown) => (isObject(body) && body.code === 200 ? [body.data as Json] : [])
  const isOf = (title: string) => `/api/${/^(?:GET |POST )?([\w/]+)/.exec(title)?.[1]}` === path
  const first = Object.keys(FIRST).filter(isOf)
  const later = TRAFFIC.filter((exchange) => exchange.path === path.replace(/:\w+/, '{code}'))
  return [first.flatMap((title) => good(FIRST[title]?.body)), later.flatMap(({ answer }) => good(answer))]
}

const recordedOf = (endpoint: Endpoint): Json[] => {
  const [first, later] = recordedData(endpoint).map((all) =>
    all.filter((data) => !isEmpty(data ?? null)).map(firstRows),
  )
  return [...first!, ...unlike(later!)]
}

/** One sample of each shape. */
function unlike(samples: Json[]): Json[] {
  const makes = samples.map((sample) =>
    placesOf(sample)
      .map((path) => `${path.join('.')} ${typeof at(sample, path)}`)
      .join(),
  )
  return samples.filter((_, index) => makes.indexOf(makes[index]!) === index)
}

/** The value with one row left in each list. */
function firstRows(value: Json): Json {
  if (Array.isArray(value)) return value.slice(0, 1).map(firstRows)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, firstRows(inner as Json)]))
}

/** Made once: the matrix asks for each call's samples in dozens of tests. */
const known = new Map<Endpoint, Json[]>()

/** Good answers of a call: a generated one, then recorded ones. */
export function samplesOf(endpoint: Endpoint): Json[] {
  let samples = known.get(endpoint)
  if (!samples) {
    const others = [...recordedOf(endpoint), ...(EXTRA[endpoint.path] ?? [])]
    samples = [generate(endpoint, Object.assign({}, ...others.filter(isObject))), ...others]
    known.set(endpoint, samples)
  }
  return samples
}

type Def = {
  type: string
  shape?: Record<string, z.ZodMiniType>
  options?: z.ZodMiniType[]
  values?: unknown[]
  entries?: Record<string, unknown>
  innerType?: z.ZodMiniType
  out?: z.ZodMiniType
}

/** An amount that no float can hold. */
export const EXACT = '9007199254740993.17'

function inputOf(schema: z.ZodMiniType): unknown {
  const def = schema._zod.def as unknown as Def
  if (def.shape)
    return Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, inputOf(field)]))
  const inner = def.out ?? def.innerType ?? def.options?.[0]
  if (inner) return inputOf(inner)
  if (def.type === 'literal') return def.values?.[0]
  if (def.type === 'enum') return Object.values(def.entries ?? {})[0]
  if (def.type === 'boolean') return true
  if (def.type === 'number') return 1
  if (def.type === 'string') return '样本'
  return z.safeEncode(schema, EXACT).success ? EXACT : new Blob(['x'])
}

/** Valid input for a call; throws when the schema accepts none of the values known here. */
export function sampleInput<E extends Endpoint>({ request }: E): Input<E> {
  const input = inputOf(request)
  z.encode(request, input)
  return input as Input<E>
}
