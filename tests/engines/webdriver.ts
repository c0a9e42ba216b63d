/** A W3C WebDriver session: its commands are JSON over HTTP. */
export class WebDriver {
  private readonly session: string
  readonly version: string

  private constructor(session: string, version: string) {
    this.session = session
    this.version = version
  }

  static async begin(server: string, capabilities: object): Promise<WebDriver> {
    const body = { capabilities: { alwaysMatch: capabilities } }
    type Begun = { sessionId: string; capabilities: { browserVersion: string } }
    const begun = await ask<Begun>('POST', `${server}/session`, body)
    return new WebDriver(`${server}/session/${begun.sessionId}`, begun.capabilities.browserVersion)
  }

  post = <T = null>(command: string, body: object = {}): Promise<T> =>
    ask('POST', `${this.session}/${command}`, body)
  get = <T>(command: string): Promise<T> => ask('GET', `${this.session}/${command}`)
  delete = (command = ''): Promise<unknown> => ask('DELETE', `${this.session}${command && `/${command}`}`)

  /** Runs a function in the page and waits for its promise. */
  async run<T>(code: string, ...given: unknown[]): Promise<T> {
    const script = `const done = arguments[arguments.length - 1]
      Promise.resolve().then(() => (${code})(...[...arguments].slice(0, -1)))
        .then((answer) => done({ answer }), (error) => done({ error: String(error) }))`
    const said = await this.post<{ answer: T; error?: string }>('execute/async', { script, args: given })
    if (said.error !== undefined) throw new Error(said.error)
    return said.answer
  }
}

async function ask<T>(method: string, url: string, body?: object): Promise<T> {
  const signal = AbortSignal.timeout(60_000)
  const response = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${value.error ?? response.status}: ${value.message ?? ''}`)
  return value
}
