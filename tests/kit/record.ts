import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type BrowserContext, type Page, type Request } from '@playwright/test'
import { exchangeOf, exchangesIn, placeOfCall, withoutSecrets, type Exchange } from './recording'
import { MEMBER_ROUTES, PUBLIC_ROUTES } from './routes'
import { submitLogin } from './steps'

const USAGE = `record https://host/ [--to recorded.json] [--as name:password] [--browser /usr/bin/chromium]
record portal.har [--to recorded.json]
Without --as a window opens: walk through the portal, then close it. With it, each page is opened without a window, and nothing is sent but the login.`

const isCall = (request: Request) =>
  ['fetch', 'xhr'].includes(request.resourceType()) && placeOfCall(new URL(request.url()).pathname) >= 0

const isCode = (request: Request) => ['script', 'stylesheet'].includes(request.resourceType())
/** Waits for the answer of what is no call. */
const answered = async (request: Request) => void (await request.response())

async function recordedOf(request: Request): Promise<Exchange | undefined> {
  const response = await request.response()
  if (!response) return undefined
  return exchangeOf({
    method: request.method(),
    url: request.url(),
    headers: await request.allHeaders(),
    body: request.postData() ?? '',
    http: response.status(),
    type: (await response.allHeaders())['content-type'] ?? '',
    answer: await response.text(),
  })
}

/** Records the calls of a context's pages until `end`, which resolves to all exchanges in their order, without secrets. */
export function recordIn(context: BrowserContext): {
  quiet: () => Promise<void>
  end: () => Promise<Exchange[]>
} {
  const exchanges: Promise<Exchange | undefined>[] = []
  let [open, last] = [0, Date.now()]
  context.on('request', (request) => {
    // A page's calls come after its files.
    if (!isCall(request) && !isCode(request)) return
    open += 1
    // Its page may close before the answer.
    const exchange = (isCall(request) ? recordedOf(request) : answered(request)).catch(() => undefined)
    exchanges.push(exchange)
    void exchange.then(() => ([open, last] = [open - 1, Date.now()]))
  })
  return {
    /** Until nothing has been asked for a while. */
    quiet: async () => {
      const begun = (last = Date.now())
      // A call without an answer isn't waited for for ever.
      while ((open > 0 || Date.now() - last < 300) && Date.now() - begun < 15_000)
        await new Promise((done) => setTimeout(done, 50))
    },
    end: async () => withoutSecrets((await Promise.all(exchanges)).filter((one) => one !== undefined)),
  }
}

/** Opens every page, those of members after a login. */
async function walk(page: Page, name: string, password: string, quiet: () => Promise<void>): Promise<void> {
  const open = async (path: string) => {
    await page.goto(`#${path}`)
    // The address is there before the page is drawn.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
    await quiet()
  }
  for (const path of PUBLIC_ROUTES) await open(path)
  await open('/login')
  await submitLogin(page.getByRole('main'), name, password)
  await page
    .waitForURL((url) => url.hash !== '#/login')
    .catch(() => {
      throw new Error(`${name} could not log in there`)
    })
  await quiet()
  for (const path of MEMBER_ROUTES) await open(path)
}

/** `npm run task -- record https://host/`. Resolves to the exit code. */
export async function run(options: string[]): Promise<number> {
  try {
    return await record(options)
  } catch (error) {
    // No browser, no portal, no login: a tester needs the reason, not our stack.
    console.error((error as Error).message)
    return 1
  }
}

async function record(options: string[]): Promise<number> {
  const text = { type: 'string' } as const
  const known = { to: { ...text, default: 'recorded.json' }, as: text, browser: text }
  const args = options.filter((option) => option !== '--')
  const { values, positionals } = parseArgs({ args, options: known, allowPositionals: true })
  const [url = ''] = positionals
  const save = (exchanges: Exchange[]) => {
    if (exchanges.length === 0)
      throw new Error(`${url} has asked no server for anything: nothing is recorded`)
    const file = resolve(process.env.INIT_CWD ?? process.cwd(), values.to)
    writeFileSync(file, `[\n${exchanges.map((exchange) => JSON.stringify(exchange)).join(',\n')}\n]\n`)
    console.warn(`${exchanges.length} exchanges of ${url} in ${file}; read it before you share it`)
    return 0
  }
  if (url.endsWith('.har'))
    return save(withoutSecrets(exchangesIn(resolve(process.env.INIT_CWD ?? process.cwd(), url))))
  if (!/^https?:/.test(url) || !URL.canParse(url)) {
    console.error(USAGE)
    return 2
  }
  const baseURL = url.replace(/\/*$/, '/')
  const built = (await fetch(`${baseURL}version.json`)
    .then(
      (answer) => answer.json(),
      () => null,
    )
    .catch(() => null)) as {
    lines?: string[]
  } | null
  if (built?.lines?.length === 0)
    throw new Error(
      `${url} is a demo build: its server is in the page itself, so that nothing goes over the network. Record a portal of a real server; tests of the demo need no recording`,
    )
  const [name = '', ...password] = values.as?.split(':') ?? []
  const browser = await chromium.launch({
    headless: name !== '',
    ...(values.browser && { executablePath: values.browser }),
    ...(process.getuid?.() === 0 && { args: ['--no-sandbox'] }),
  })
  try {
    const context = await browser.newContext({ baseURL, locale: 'zh-CN', serviceWorkers: 'block' })
    const { quiet, end } = recordIn(context)
    const page = await context.newPage()
    if (name === '') {
      await page.goto('')
      await page.waitForEvent('close', { timeout: 0 })
    } else await walk(page, name, password.join(':'), quiet)
    return save(await end())
  } finally {
    await browser.close()
  }
}
