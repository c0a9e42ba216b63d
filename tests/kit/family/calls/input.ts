import { Exception } from '../answers'

type Values = Record<string, unknown>

const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)

/** A request's input. Reading a key that is missing is an uncaught error, as on that server. */
export class Input {
  private readonly values: Values

  constructor(values: Values) {
    this.values = values
  }

  has = (key: string): boolean => key in this.values

  /** A field that may be absent. */
  maybe(key: string): string {
    const value = this.values[key]
    return isScalar(value) ? String(value) : ''
  }

  /** A required field. */
  text(key: string): string {
    if (!this.has(key)) throw new Exception(`Undefined array key "${key}"`)
    return this.maybe(key)
  }

  number = (key: string): number => Number(this.text(key))

  file(key: string): Blob | null {
    const value = this.values[key]
    return value instanceof Blob ? value : null
  }
}

/** Reads the query and the body of a request, JSON or a form with files. */
export async function readInput(request: Request): Promise<Input> {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  return new Input({ ...query, ...(await readBody(request)) })
}

async function readBody(request: Request): Promise<Values> {
  try {
    if (request.headers.get('Content-Type')?.startsWith('multipart/form-data'))
      return Object.fromEntries(await request.formData())
    const body: unknown = JSON.parse(await request.text())
    return typeof body === 'object' && body !== null ? (body as Values) : {}
  } catch {
    return {}
  }
}
