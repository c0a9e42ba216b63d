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

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
const header = (answer: Response, name: string) => answer.headers.get(name) ?? ''
const typeOf = (answer: Response) => header(answer, 'content-type')
/** Whether HTTP/1.1 ends the connection after this answer. */
const closes = (answer: Response) => /close/i.test(header(answer, 'connection'))
const jsonOf = <T>(answer: Response) => answer.json().catch(() => null) as Promise<T | null>
/** What an answer says, without markup, in one line. */
function quoted(text: string): string {
  const plain = text.replace(/<(style|script)\b[^]*?<\/\1>|<[^>]*>/gi, ' ').replace(/[\s\p{Cc}]+/gu, ' ')
  const said = plain.trim()
  return said === '' ? ' without a word' : `: “${said.slice(0, 200)}${said.length > 200 ? '…' : ''}”`
}
const codeOf = async (answer: Response) => (await jsonOf<{ code?: unknown }>(answer))?.code
const reasonOf = (error: unknown) => String((error as Error).cause ?? error).replace(/^\w*Error: /, '')

/** Directives of a policy, with sorted sources. */
const directivesOf = (policy: string): Record<string, string | undefined> => {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/))
  return Object.fromEntries(parts.map(([name = '', ...sources]) => [name, sources.toSorted().join(' ')]))
}
const unescaped = (text: string) =>
  text.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** What a page states about itself; null if it isn't a page of the portal. */
function readPage(html: string) {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found)
  const first = (pattern: RegExp) => all(pattern)[0] ?? ''
  const files = first(/id="route-files">(.+?)<\/script>/g)
  if (!files) return null
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const hashes = (['script', 'style'] as const).flatMap((tag) =>
    all(new RegExp(`<${tag}>([^]+?)</${tag}>`, 'g')).map((text) => [`${tag}-src`, hashOf(text)] as const),
  )
  const [names] = JSON.parse(files) as [string[]]
  return {
    hashes,
    build: first(/<meta name="build" content="(\w+)"/g),
    policy: directivesOf(unescaped(first(/http-equiv="Content-Security-Policy" content="([^"]+)"/g))),
    entry: first(/<script[^>]+type="module"[^>]+src="([^"]+)"/g),
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
  /** One line per problem, or one that the subject is well, with what the check returns. Resolves to whether it is. */
  const check = async (subject: string, work: (must: Must) => Promise<string | void> | string | void) => {
    const before = findings.length
    const more = await work((isFine, what, change) => {
      if (!isFine) findings.push({ isWell: false, what: `${subject}: ${what}`, change })
    })
    return findings.length === before && !!findings.push({ isWell: true, what: subject + (more ?? '') })
  }
  const send = (url: URL | string, init: RequestInit = {}) =>
    fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT), ...init })
  const ask = (path: string, accepted = 'identity', method = 'GET') =>
    send(new URL(path, site), { method, headers: { 'Accept-Encoding': accepted } })

  const front = await ask('').catch((error: unknown) => {
    throw new Error(`${site.href} does not answer: ${reasonOf(error)}`)
  })
  const cameAt = now()
  const text = await front.text()
  const page = front.ok ? readPage(text) : null
  const status = `answers HTTP ${front.status} and no page of the portal${quoted(text)}. Is this its folder?`
  if (!page) throw new Error(`${site.href} ${status}`)
  const entry = new URL(page.entry, site).pathname.slice(base.length)
  const isHost = site.protocol === 'https:'

  await check('https', async (must) => {
    const isSafe = isHost || /^(127\.|localhost$|\[::1\])/.test(site.hostname)
    must(isSafe, 'it is served without https', 'serve it by https: without, browsers allow no worker')
    const plain = isHost && !site.port && (await send(`http://${site.host}${base}`).catch(() => null))
    const isSent = !plain || header(plain, 'location').startsWith('https:')
    must(isSent, 'plain http is answered', `redirect http://${site.host} to https`)
  })

  const own = ['index.html', 'sw.js', 'manifest.webmanifest', 'version.json', entry]
  const answers: Record<string, Response> = {}
  for (const file of ['', ...own, `${ART[0]}/logo-wordmark.svg`]) {
    const answer = (answers[file] = await ask(file))
    const { 'Content-Security-Policy': _, ...expected } = headersOf(base + file, [], { isHost, base })
    await check(`headers of ${base}${file}`, (must) => {
      must(answer.status === 200, `HTTP ${answer.status}`, 'deploy it')
      for (const [name, value] of Object.entries(expected)) {
        const found = answer.headers.get(name)
        const said = found === null ? `no ${name}` : `${name} is "${found}"`
        must(found?.toLowerCase() === value.toLowerCase(), said, `send "${name}: ${value}"`)
      }
    })
  }
  const answerOf = (file: string) => answers[file]!
  const policyOf = (file: string) => directivesOf(header(answerOf(file), 'content-security-policy'))

  await check('policy', (must) => {
    const policy = policyOf('')
    const take = 'take the policy of this build’s _headers'
    const isSent = 'default-src' in policy
    must(isSent, 'no header; the meta tag can’t forbid framing', 'send the one of dist/_headers')
    must(!isSent || policy['frame-ancestors'] === "'none'", 'it allows framing', take)
    for (const [name, sources] of Object.entries(isSent ? page.policy : {})) {
      const differs = `${name} is "${policy[name] ?? 'missing'}", the page’s own is "${sources}"`
      must(policy[name] === sources, differs, `${take}: browsers apply both`)
    }
    for (const [name, hash] of isSent ? page.hashes : [])
      must(policy[name]?.includes(hash), `${name} lacks the hash of an inline part`, `${take} for this page`)
    const canFetch = policyOf('sw.js')['connect-src']?.includes('https:')
    const missing = 'the worker’s own policy is missing: it could not fetch pictures'
    must(canFetch, missing, `send ${base}sw.js the one of dist/_headers`)
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

  type Version = { build?: string; builtAt?: string; lines?: string[]; requestId?: string; reports?: string }
  const {
    build,
    builtAt,
    lines = [],
    requestId,
    reports,
  } = (await jsonOf<Version>(answerOf('version.json'))) ?? {}
  await check(`version ${build ?? ''} of ${builtAt ?? 'an unknown time'}`, async (must) => {
    must(!!build, 'version.json is no JSON of a build', 'deploy the whole dist')
    const other = `the page is of build ${page.build}, version.json of ${build}`
    const deploy = 'deploy assets first, then the rest at once; empty the caches of the CDN'
    must(!build || page.build === build, other, deploy)
    // A cache keeps each address and coding of the page for itself.
    for (const [file, accepted] of [
      ['index.html', 'identity'],
      ['', 'gzip'],
      ['', 'br, gzip'],
    ] as const) {
      const kept = readPage(await (await ask(file, accepted)).text())?.build ?? page.build
      const which = `${base}${file} as ${accepted} is of build ${kept}, not ${page.build}: a cache has kept it`
      must(kept === page.build, which, 'empty the caches of the CDN, and let it obey no-store')
    }
    const age = Number(header(front, 'age'))
    must(!age, `the page is ${age} s old: a cache keeps it`, 'let the CDN obey no-store')
    const isSame = (await answerOf('sw.js').text()).includes(entry.split('/').pop()!)
    must(isSame, 'sw.js belongs to another build than the page', 'deploy both; no cache may keep either')
  })

  await check('worker', (must) => {
    const type = typeOf(answerOf('sw.js'))
    must(/javascript/.test(type), `Content-Type is "${type}"`, 'send text/javascript')
  })

  await check('manifest', async (must) => {
    const answer = answerOf('manifest.webmanifest')
    const manifest = await jsonOf<{ scope?: string; icons?: { src: string }[] }>(answer)
    const isJson = /^application\/(manifest\+)?json/.test(typeOf(answer))
    const by = 'send application/manifest+json: under nosniff other types are refused'
    must(isJson, `Content-Type is "${typeOf(answer)}"`, by)
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
      const answer = await ask(file)
      const isMissing = answer.status === 404
      const said = `${base}${file} answers HTTP ${answer.status}`
      must(isMissing, said, 'a missing file is a 404, not index.html')
      const isKept = isMissing && /max-age=[1-9]/.test(header(answer, 'cache-control'))
      must(!isKept, `the 404 of ${base}${file} may be kept`, 'send no max-age with a 404')
    }
    for (const file of ['_headers', '.vite/manifest.json', `${entry}.map`])
      must(!(await ask(file)).ok, `${base}${file} can be downloaded`, 'answer 404')
  })

  const checkClock = (subject: string, answer: Response, at: number) =>
    check(subject, (must) => {
      const date = header(answer, 'date')
      must(date !== '', 'no Date header', 'send it: countdowns go by it')
      const skew = date === '' ? 0 : Date.parse(date) - at
      const off = `it is ${Math.round(skew / 1000)} s off this machine’s`
      must(Math.abs(skew) <= LARGEST_SKEW, off, 'set it by NTP, or check this one')
    })
  await checkClock('clock of the host', front, cameAt)

  if (reports) {
    await check(`reports to ${reports}`, async (must) => {
      // An empty report: nothing is written.
      const empty = { method: 'POST', body: JSON.stringify({ build, items: [] }) }
      const headers = { 'Content-Type': 'text/plain;charset=UTF-8', Origin: site.origin }
      const answer = await send(new URL(reports, site), { ...empty, headers }).catch(() => null)
      const said = answer ? `answers HTTP ${answer.status}${quoted(await answer.text())}` : 'does not answer'
      const by = 'put a receiver behind it (docs/operating.md, Reports)'
      must(answer?.ok && !/html/.test(typeOf(answer)), `${reports} ${said}`, by)
    })
  }

  for (const line of lines) {
    const home = new URL(line, site)
    const isOwn = home.origin === site.origin
    const isNaming = requestId === 'always'
    const urlOf = (path: string) => new URL(home.pathname.replace(/\/$/, '') + path, home)
    const call = (path: string, more: Record<string, string> = { Authorization: 'Bearer ' }) => {
      const headers = { 'Content-Type': 'application/json', Lang: 'zh', Origin: site.origin, ...more }
      return send(urlOf(path), { method: 'POST', body: '{}', headers })
    }

    /** A line on another origin lets this site's pages read it. */
    const mustAllow = async (must: Must, answer: Response) => {
      const allows = (one: Response) =>
        ['*', site.origin].includes(header(one, 'access-control-allow-origin'))
      must(allows(answer), 'its answers lack CORS', `allow the origin ${site.origin}`)
      const refused = await call('/api/user', { Authorization: 'Bearer none' })
      must(allows(refused), 'its refusals lack CORS', 'send the CORS headers with each status')
      const headers = {
        Origin: site.origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,content-type,lang',
      }
      const flight = await send(urlOf('/api/app'), { method: 'OPTIONS', headers })
      const allowed = header(flight, 'access-control-allow-headers').toLowerCase().split(/,\s*/)
      const wanted = ['Authorization', 'Content-Type', 'Lang', ...(isNaming ? ['X-Request-Id'] : [])]
      const lacking = wanted.filter((name) => !allowed.includes(name.toLowerCase())).join(', ')
      const said = `its preflight (HTTP ${flight.status}) does not allow ${lacking || 'the call'}`
      const by = `answer OPTIONS with Access-Control-Allow-Headers: ${wanted.join(', ')}`
      must(flight.ok && lacking === '', said, by)
    }

    /** Whether a POST whose connection dies can have two effects, since browsers repeat it by themselves (D76). Node speaks HTTP/1.1. */
    const mustSendOnce = async (must: Must, doesClose: boolean) => {
      const isFast = home.protocol !== 'https:' || (await protocol(home)) === 'h2'
      const speak = 'speak it (nginx: http2): there browsers can be kept from repeating a POST'
      must(isFast, 'it speaks no HTTP/2', speak)
      let refuses = false
      if (isOwn || isNaming) {
        // The id of a harmless read.
        const id = { Authorization: 'Bearer ', 'X-Request-Id': `doctor-${randomUUID()}` }
        await call('/api/app', id)
        const again = await call('/api/app', id)
        const code = await codeOf(again)
        refuses = !again.ok
        const said = `an id seen twice is refused with an envelope (code ${String(code)}), as if nothing had happened`
        const by = 'answer HTTP 409 without JSON: the portal then looks the request up'
        must(!refuses || code === undefined, said, by)
      }
      const keeps = 'over HTTP/1.1 it keeps connections, on which browsers repeat a POST by themselves'
      const close = 'close them after each answer, or refuse an X-Request-Id seen twice'
      must(doesClose || refuses, keeps, `${close}: npm run task -- headers prints how`)
      const half = 'over HTTP/1.1 it closes after calls, but keeps those of files, which the next call uses'
      must(!isOwn || !doesClose || refuses || closes(front), half, 'close them after files too')
      const has = [isFast && 'HTTP/2', doesClose && 'HTTP/1.1 closes after an answer']
      return ` (${[...has, refuses && 'an id seen twice is refused'].filter(Boolean).join(', ')})`
    }

    try {
      const since = performance.now()
      const answer = await call('/api/app')
      const took = Math.round(performance.now() - since)
      const answeredAt = now()
      const isWell = await check(`line ${line} (${took} ms)`, async (must) => {
        const target = header(answer, 'location')
        const name = 'name that address in VITE_API_BASE: no redirect is followed'
        must(!target, `it redirects to ${target}`, name)
        const words = quoted(await answer.clone().text())
        const code = await codeOf(answer)
        const isFine = !!target || (answer.ok && Number(code) === 200)
        // The static host itself: it has no such file, or takes no POST.
        const isHere = isOwn && code === undefined && [200, 403, 404, 405].includes(answer.status)
        const said = isHere ? 'the host answers itself, not the API' : `no success${words}`
        const by = isHere
          ? `proxy /api/ of ${home.origin} to it: npm run task -- headers prints how`
          : 'see what the server says'
        must(isFine, `/api/app answers HTTP ${answer.status}: ${said}`, by)
        if (!isOwn) await mustAllow(must, answer)
      })
      if (isWell) await check(`one POST, one effect on ${line}`, (must) => mustSendOnce(must, closes(answer)))
      // Other origins' dates are hidden unless exposed; then countdowns go by the portal's host.
      await checkClock(`clock of ${line}`, answer, answeredAt)
    } catch (error) {
      const what = `line ${line}: no answer (${reasonOf(error)})`
      findings.push({ isWell: false, what, change: 'check the address and its TLS' })
    }
  }
  return findings
}

/** Prints the findings. Resolves to the exit code. */
export async function run([address = '']: string[]): Promise<number> {
  try {
    if (!URL.canParse(address)) throw new Error('npm run task -- doctor https://host/')
    const findings = await examine(address)
    for (const one of findings)
      console.log(one.isWell ? `  ok   ${one.what}` : `  BAD  ${one.what}\n       -> ${one.change}`)
    const problems = findings.filter(({ isWell }) => !isWell).length
    console.log(problems === 0 ? 'all well' : `${plural(problems, 'thing')} to change`)
    return problems === 0 ? 0 : 1
  } catch (error) {
    console.error((error as Error).message)
    return 2
  }
}
