// `npm run task -- doctor https://host/`: checks a live site against what docs/operating.md asks for, and prints what to change.
// It only reads. Exit code 0: all well, 1: something to change, 2: no portal there.
import { createHash, randomUUID } from 'node:crypto'
import { connect } from 'node:tls'
import { ART, headersOf } from '../vite/headers.mjs'

const TIMEOUT = 20_000
/** Requests at once. */
const LANES = 6
/** Clock tolerance: the Date header has whole seconds, and answers take a while. */
const LARGEST_SKEW = 5000

/** What was checked; `change` says what to do about a problem. */
export type Finding = { isWell: true; what: string } | { isWell: false; what: string; change: string }
/** Notes what is wrong and what to change, unless it is fine. */
type Must = (isFine: boolean | undefined, what: string, change: string) => void
type Version = { build?: string; builtAt?: string; lines?: string[]; requestId?: string }
type Manifest = { scope?: string; icons?: { src: string }[] }

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
const header = (answer: Response, name: string) => answer.headers.get(name) ?? ''
const typeOf = (answer: Response) => header(answer, 'content-type')
/** Whether HTTP/1.1 ends the connection after this answer. */
const closes = (answer: Response) => /close/i.test(header(answer, 'connection'))
const jsonOf = <T>(answer: Response) => answer.json().catch(() => null) as Promise<T | null>
const reasonOf = (error: unknown) => {
  const { cause, message } = error as Error
  return cause instanceof Error ? cause.message : message
}

/** Directives of a policy, with sorted sources. */
const directivesOf = (policy: string): Record<string, string | undefined> =>
  Object.fromEntries(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/)
      return [name, sources.toSorted().join(' ')]
    }),
  )
const sha256 = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const unescaped = (text: string) =>
  text.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** What a page states about itself; null if it isn't a page of the portal. */
function readPage(html: string) {
  const first = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
  const files = first(/id="route-files">(.+?)<\/script>/)
  if (!files) return null
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found)
  const [names] = JSON.parse(files) as [string[]]
  return {
    build: first(/<meta name="build" content="(\w+)"/),
    policy: directivesOf(unescaped(first(/http-equiv="Content-Security-Policy" content="([^"]+)"/))),
    hashes: [
      ...all(/<script>([^]+?)<\/script>/g).map((text) => ['script-src', sha256(text)] as const),
      ...all(/<style>([^]+?)<\/style>/g).map((text) => ['style-src', sha256(text)] as const),
    ],
    entry: first(/<script[^>]+type="module"[^>]+src="([^"]+)"/),
    files: [...new Set([...all(/(?:src|href)="([^"]*assets\/[^"]+)"/g), ...names])],
  }
}

/** The protocol that a host chooses of those browsers offer over TLS: `h2` or another. */
const protocolOf = ({ hostname, port }: URL) =>
  new Promise<string>((done, fail) => {
    const host = hostname.replace(/^\[|\]$/g, '')
    // Addresses aren't named in TLS.
    const name = /^[\d.]+$|:/.test(host) ? {} : { servername: host }
    const offer = { ...name, host, port: Number(port || 443), ALPNProtocols: ['h2', 'http/1.1'] }
    const socket = connect({ ...offer, timeout: TIMEOUT }, () => {
      done(socket.alpnProtocol || 'http/1.1')
      socket.destroy()
    })
    socket.on('error', fail).on('timeout', () => socket.destroy(new Error('no answer to TLS')))
  })

/** Checks the live site at an address. Throws if no portal answers there. */
export async function examine(
  address: string,
  { fetch = globalThis.fetch, now = Date.now, protocol = protocolOf } = {},
): Promise<Finding[]> {
  const site = new URL(address.endsWith('/') ? address : `${address}/`)
  const base = site.pathname
  const findings: Finding[] = []
  /** One line per problem, or one that the subject is well; what the check returns is added to that. */
  const check = async (subject: string, work: (must: Must) => Promise<string | void> | string | void) => {
    const before = findings.length
    const more = await work((isFine, what, change) => {
      if (!isFine) findings.push({ isWell: false, what: `${subject}: ${what}`, change })
    })
    if (findings.length === before) findings.push({ isWell: true, what: `${subject}${more ?? ''}` })
  }
  const send = (url: URL | string, init: RequestInit = {}) =>
    fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT), ...init })
  const ask = (path: string, accepted = 'identity', method = 'GET') =>
    send(new URL(path, site), { method, headers: { 'Accept-Encoding': accepted } })

  const front = await ask('').catch((error: unknown) => {
    throw new Error(`${site.href} does not answer: ${reasonOf(error)}`)
  })
  const page = front.ok ? readPage(await front.text()) : null
  if (!page)
    throw new Error(
      `${site.href} answers HTTP ${front.status} and no page of the portal: is this its folder?`,
    )
  const entry = new URL(page.entry, site).pathname.slice(base.length)

  await check('https', async (must) => {
    const isLoopback = /^(127\.|localhost$|\[::1\])/.test(site.hostname)
    const by = 'serve it by https: without, browsers allow no worker'
    must(site.protocol === 'https:' || isLoopback, 'it is served without https', by)
    if (site.protocol !== 'https:' || site.port !== '') return
    const plain = await send(`http://${site.host}${base}`).catch(() => null)
    const isSent = !plain || header(plain, 'location').startsWith('https:')
    must(isSent, 'plain http is answered', `redirect http://${site.host} to https`)
  })

  const own = ['index.html', 'sw.js', 'manifest.webmanifest', 'version.json', entry]
  const answers = new Map<string, Response>()
  for (const file of ['', ...own, `${ART[0]}/logo-wordmark.svg`]) {
    const answer = await ask(file)
    answers.set(file, answer)
    const { 'Content-Security-Policy': _, ...expected } = headersOf(base + file, [], {
      isHost: site.protocol === 'https:',
      base,
    })
    await check(`headers of ${base}${file}`, (must) => {
      must(answer.status === 200, `HTTP ${answer.status}`, 'deploy it')
      for (const [name, value] of Object.entries(expected)) {
        const found = answer.headers.get(name)
        const said = found === null ? `no ${name}` : `${name} is "${found}"`
        must(found?.toLowerCase() === value.toLowerCase(), said, `send "${name}: ${value}"`)
      }
    })
  }
  const answerOf = (file: string) => answers.get(file)!
  const workerAnswer = answerOf('sw.js')

  await check('policy', (must) => {
    const sent = answerOf('').headers.get('content-security-policy')
    const take = 'take the policy of this build’s _headers'
    const none = 'no header; the meta tag can’t forbid framing'
    must(sent !== null, none, 'send the one of dist/_headers')
    if (sent !== null) {
      const policy = directivesOf(sent)
      must(policy['frame-ancestors'] === "'none'", 'it allows framing', take)
      for (const [name, sources] of Object.entries(page.policy)) {
        const differs = `${name} is "${policy[name] ?? 'missing'}", the page’s own is "${sources}"`
        must(policy[name] === sources, differs, `${take}: browsers apply both`)
      }
      for (const [name, hash] of page.hashes)
        must(
          policy[name]?.includes(hash),
          `${name} lacks the hash of an inline part`,
          `${take}; it was made for another`,
        )
    }
    must(
      directivesOf(header(workerAnswer, 'content-security-policy'))['connect-src']?.includes('https:'),
      'the worker’s own policy is missing: it could not fetch pictures',
      `send ${base}sw.js the one of dist/_headers`,
    )
  })

  await check('compression', async (must) => {
    for (const file of ['', 'sw.js', entry]) {
      const packed = await ask(file, 'gzip')
      const isPacked = header(packed, 'content-encoding') === 'gzip'
      const path = base + file
      must(isPacked, `${path} comes unpacked`, 'serve the .gz beside it (nginx: gzip_static on)')
      const varies = !isPacked || /accept-encoding|\*/i.test(header(packed, 'vary'))
      must(varies, `${path} has no Vary: a shared cache may hand it to anyone`, 'nginx: gzip_vary on')
      const coding = header(answerOf(file), 'content-encoding')
      must(!coding, `${path} comes as ${coding} to who can’t read it`, 'heed Accept-Encoding')
    }
    return header(await ask('', 'br, gzip'), 'content-encoding') === 'br' ? ', brotli too' : ''
  })

  const version = await jsonOf<Version>(answerOf('version.json'))
  await check(`version ${version?.build ?? ''} of ${version?.builtAt ?? 'an unknown time'}`, async (must) => {
    must(!!version?.build, 'version.json is no JSON of a build', 'deploy the whole dist')
    must(
      !version?.build || page.build === version.build,
      `the page is of build ${page.build}, version.json of ${version?.build}`,
      'deploy assets first, then the rest at once; empty the caches of the CDN',
    )
    must(
      (await workerAnswer.text()).includes(entry.split('/').pop()!),
      'sw.js belongs to another build than the page',
      'deploy both; no cache may keep either',
    )
  })

  await check('worker', (must) => {
    const type = typeOf(workerAnswer)
    must(/javascript/.test(type), `Content-Type is "${type}"`, 'send text/javascript')
  })

  await check('manifest', async (must) => {
    const answer = answerOf('manifest.webmanifest')
    const manifest = await jsonOf<Manifest>(answer)
    must(
      /^application\/(manifest\+)?json/.test(typeOf(answer)),
      `Content-Type is "${typeOf(answer)}"`,
      'send application/manifest+json: under nosniff other types are refused',
    )
    const scope = `its scope is ${manifest?.scope}, the folder ${base}`
    must(manifest?.scope === base, scope, `build with VITE_BASE=${base}`)
    for (const { src } of manifest?.icons ?? []) {
      const icon = await ask(src, 'identity', 'HEAD')
      const isThere = icon.ok && typeOf(icon).startsWith('image/')
      must(isThere, `its icon ${src} is missing`, 'deploy the whole dist')
    }
  })

  await check(`${plural(page.files.length, 'file')} of this version`, async (must) => {
    const rest = [...page.files]
    const lane = async () => {
      for (let file = rest.shift(); file; file = rest.shift()) {
        const answer = await ask(file, 'identity', 'HEAD')
        const isThere = answer.ok && !/html/.test(typeOf(answer))
        must(isThere, `${file} is missing`, 'deploy the whole of assets, before index.html')
      }
    }
    await Promise.all(Array.from({ length: LANES }, lane))
  })

  await check('what is not there', async (must) => {
    for (const file of ['assets/missing-0000000.js', 'no-such-page']) {
      const { status, headers } = await ask(file)
      const isMissing = status === 404
      must(isMissing, `${base}${file} answers HTTP ${status}`, 'a missing file is a 404, not index.html')
      const isKept = isMissing && /max-age=[1-9]/.test(headers.get('cache-control') ?? '')
      must(!isKept, `the 404 of ${base}${file} may be kept`, 'send no max-age with a 404')
    }
    for (const file of ['_headers', '.vite/manifest.json', `${entry}.map`])
      must(!(await ask(file)).ok, `${base}${file} can be downloaded`, 'answer 404')
  })

  const checkClock = (subject: string, answer: Response) =>
    check(subject, (must) => {
      const date = header(answer, 'date')
      must(date !== '', 'no Date header', 'send it: countdowns go by it')
      const skew = date === '' ? 0 : Date.parse(date) - now()
      const off = `it is ${Math.round(skew / 1000)} s off this machine’s`
      must(Math.abs(skew) <= LARGEST_SKEW, off, 'set it by NTP, or check this one')
    })
  await checkClock('clock of the host', front)
  for (const line of version?.lines ?? [])
    await checkLine(line).catch((error: unknown) =>
      check(`line ${line}`, (must) =>
        must(false, `no answer (${reasonOf(error)})`, 'check the address and its TLS'),
      ),
    )
  return findings

  /** A line answers app info, and a line on another origin lets this site's pages read it. */
  async function checkLine(line: string): Promise<void> {
    const home = new URL(line, site)
    const urlOf = (path: string) => new URL(home.pathname.replace(/\/$/, '') + path, home)
    const call = (path: string, headers: Record<string, string> = { Authorization: 'Bearer ' }) =>
      send(urlOf(path), {
        method: 'POST',
        body: '{}',
        headers: { 'Content-Type': 'application/json', Lang: 'zh', Origin: site.origin, ...headers },
      })
    const since = performance.now()
    const answer = await call('/api/app')
    const took = Math.round(performance.now() - since)
    const before = findings.length
    await check(`line ${line} (${took} ms)`, async (must) => {
      const said = await jsonOf<{ code?: unknown }>(answer)
      const target = header(answer, 'location')
      const name = 'name that address in VITE_API_BASE: no redirect is followed'
      must(!target, `it redirects to ${target}`, name)
      const isFine = !!target || (answer.ok && Number(said?.code) === 200)
      must(isFine, `/api/app answers HTTP ${answer.status} and no success`, 'see what the server says')
      // Other origins' dates are hidden unless exposed; then countdowns go by the portal's host.
      if (home.origin !== site.origin) await checkCors(must)
    })
    if (findings.slice(before).every(({ isWell }) => isWell)) await checkRepeats()
    await checkClock(`clock of ${line}`, answer)

    async function checkCors(must: Must): Promise<void> {
      const allows = (one: Response) =>
        ['*', site.origin].includes(header(one, 'access-control-allow-origin'))
      must(allows(answer), 'its answers lack CORS', `allow the origin ${site.origin}`)
      const refused = await call('/api/user', { Authorization: 'Bearer none' })
      must(allows(refused), 'its refusals lack CORS', 'send the CORS headers with each status')
      const flight = await send(urlOf('/api/app'), {
        method: 'OPTIONS',
        headers: {
          Origin: site.origin,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'authorization,content-type,lang',
        },
      })
      const allowed = header(flight, 'access-control-allow-headers').toLowerCase().split(/,\s*/)
      const wanted = ['Authorization', 'Content-Type', 'Lang']
      if (version?.requestId === 'always') wanted.push('X-Request-Id')
      const lacking = wanted.filter((name) => !allowed.includes(name.toLowerCase()))
      must(
        flight.ok && lacking.length === 0,
        `its preflight (HTTP ${flight.status}) does not allow ${lacking.join(', ') || 'the call'}`,
        `answer OPTIONS with Access-Control-Allow-Headers: ${wanted.join(', ')}`,
      )
    }

    /**
     * Whether a POST whose connection dies can have two effects, since browsers repeat it by themselves (D76). Node speaks HTTP/1.1;
     * the id is that of a harmless read.
     */
    async function checkRepeats(): Promise<void> {
      await check(`one POST, one effect on ${line}`, async (must) => {
        const isFast = home.protocol !== 'https:' || (await protocol(home)) === 'h2'
        const speak = 'speak it (nginx: http2): there browsers can be kept from repeating a POST'
        must(isFast, 'it speaks no HTTP/2', speak)
        const isOwn = home.origin === site.origin
        let refuses = false
        if (isOwn || version?.requestId === 'always') {
          const headers = { Authorization: 'Bearer ', 'X-Request-Id': `doctor-${randomUUID()}` }
          await call('/api/app', headers)
          const again = await call('/api/app', headers)
          const said = await jsonOf<{ code?: unknown }>(again)
          refuses = !again.ok
          must(
            !refuses || said?.code === undefined,
            `an id seen twice is refused with an envelope (code ${String(said?.code)}), as if nothing had happened`,
            'answer HTTP 409 without JSON: the portal then looks the request up',
          )
        }
        const doesClose = closes(answer)
        must(
          doesClose || refuses,
          'over HTTP/1.1 it keeps connections, on which browsers repeat a POST by themselves',
          'close them after each answer, or refuse an X-Request-Id seen twice: npm run task -- headers prints how',
        )
        must(
          !isOwn || !doesClose || refuses || closes(front),
          'over HTTP/1.1 it closes after calls, but keeps the connections of files, which the next call uses',
          'close them after files too',
        )
        const has = [
          isFast && 'HTTP/2',
          doesClose && 'HTTP/1.1 closes after an answer',
          refuses && 'an id seen twice is refused',
        ]
        return ` (${has.filter(Boolean).join(', ')})`
      })
    }
  }
}

/** Prints the findings. Resolves to the exit code. */
export async function run([address = '']: string[]): Promise<number> {
  try {
    if (!URL.canParse(address)) throw new Error('npm run task -- doctor https://host/')
    const findings = await examine(address)
    for (const finding of findings)
      console.log(
        finding.isWell ? `  ok   ${finding.what}` : `  BAD  ${finding.what}\n       -> ${finding.change}`,
      )
    const problems = findings.filter(({ isWell }) => !isWell).length
    console.log(problems === 0 ? 'all well' : `${plural(problems, 'thing')} to change`)
    return problems === 0 ? 0 : 1
  } catch (error) {
    console.error((error as Error).message)
    return 2
  }
}
