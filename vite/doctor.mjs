// `npm run doctor -- https://host/`: checks a live site against what docs/operating.md asks for, and prints what to change.
// It only reads. Exit code 0: all well, 1: something to change, 2: no portal there.
import { createHash, randomUUID } from 'node:crypto'
import { connect } from 'node:tls'
import { ART, headersOf } from './headers.mjs'

const TIMEOUT = 20_000
/** Requests at once. */
const LANES = 6
/** Clock tolerance: the Date header has whole seconds, and answers take a while. */
const LARGEST_SKEW = 5000

const plural = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Directives of a policy, with sorted sources. */
const directivesOf = (policy) =>
  Object.fromEntries(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name, ...sources]) => [
        name,
        sources.toSorted((one, other) => one.localeCompare(other)).join(' '),
      ]),
  )
const sha256 = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const unescaped = (text) => text.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** What a page states about itself; null if it isn't a page of the portal. */
function readPage(html) {
  const [, files] = /id="route-files">(.+?)<\/script>/.exec(html) ?? []
  if (!files) return null
  const inline = (tag) =>
    [...html.matchAll(new RegExp(`<${tag}>([^]+?)</${tag}>`, 'g'))].map(([, text]) => sha256(text))
  const [names] = JSON.parse(files)
  const addressed = [...html.matchAll(/(?:src|href)="([^"]*assets\/[^"]+)"/g)].map(([, file]) => file)
  return {
    build: /<meta name="build" content="(\w+)"/.exec(html)?.[1],
    policy: unescaped(/http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? ''),
    hashes: { 'script-src': inline('script'), 'style-src': inline('style') },
    entry: /<script[^>]+type="module"[^>]+src="([^"]+)"/.exec(html)?.[1] ?? '',
    files: [...new Set([...addressed, ...names])],
  }
}

/** The protocol that a host chooses of those browsers offer over TLS: `h2` or another. */
const protocolOf = ({ hostname, port }) =>
  new Promise((done, fail) => {
    const host = hostname.replace(/^\[|\]$/g, '')
    // Addresses aren't named in TLS.
    const name = /^[\d.]+$|:/.test(host) ? {} : { servername: host }
    const offer = {
      ...name,
      host,
      port: Number(port || 443),
      ALPNProtocols: ['h2', 'http/1.1'],
      timeout: TIMEOUT,
    }
    const socket = connect(offer, () => {
      done(socket.alpnProtocol || 'http/1.1')
      socket.destroy()
    })
    socket.on('error', fail).on('timeout', () => socket.destroy(new Error('no answer to TLS')))
  })

/**
 * Checks the site at an address and resolves to its findings. Throws if no portal answers there.
 */
export async function examine(
  address,
  { fetch = globalThis.fetch, now = Date.now, protocol = protocolOf } = {},
) {
  const site = new URL(address.endsWith('/') ? address : `${address}/`)
  const base = site.pathname
  const findings = []
  const well = (what) => findings.push({ isWell: true, what })
  const bad = (what, change) => findings.push({ isWell: false, what, change })
  /** One line per subject: passes unless `problems` has [what, change] pairs. */
  const judge = (subject, problems) => {
    for (const [what, change] of problems) bad(`${subject}: ${what}`, change)
    if (problems.length === 0) well(subject)
  }
  const ask = (path, { headers = {}, ...init } = {}) =>
    fetch(new URL(path, site), {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
      headers: { 'Accept-Encoding': 'identity', ...headers },
      ...init,
    })
  const typeOf = (answer) => answer.headers.get('content-type') ?? ''

  const front = await ask('').catch((error) => {
    throw new Error(`${site.href} does not answer: ${error.cause?.message ?? error.message}`)
  })
  const page = front.ok ? readPage(await front.text()) : null
  if (!page)
    throw new Error(
      `${site.href} answers HTTP ${front.status} and no page of the portal: is this its folder?`,
    )
  const entry = new URL(page.entry, site).pathname

  const isLoopback = /^(127\.|localhost$|\[::1\])/.test(site.hostname)
  const transport = []
  if (site.protocol !== 'https:' && !isLoopback)
    transport.push(['it is served without https', 'serve it by https: without, browsers allow no worker'])
  if (site.protocol === 'https:' && site.port === '') {
    const plain = await fetch(`http://${site.host}${base}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    }).catch(() => null)
    if (plain && !plain.headers.get('location')?.startsWith('https:'))
      transport.push(['plain http is answered', `redirect http://${site.host} to https`])
  }
  judge('https', transport)

  const files = [
    '',
    'index.html',
    'sw.js',
    'manifest.webmanifest',
    'version.json',
    entry.slice(base.length),
    `${ART[0]}/logo-wordmark.svg`,
  ]
  const answers = new Map()
  for (const file of files) answers.set(file, await ask(file))

  const header = (problems, file, name, value) => {
    const found = answers.get(file).headers.get(name)
    const wanted = `send "${name}: ${value}"`
    if (found === null) problems.push([`no ${name}`, wanted])
    else if (found.toLowerCase() !== value.toLowerCase()) problems.push([`${name} is "${found}"`, wanted])
  }
  for (const file of files) {
    const problems = []
    const expected = headersOf(base + file, [], { isHost: site.protocol === 'https:', base })
    for (const [name, value] of Object.entries(expected)) {
      if (name === 'Content-Security-Policy') continue
      header(problems, file, name, value)
    }
    if (answers.get(file).status !== 200) problems.unshift([`HTTP ${answers.get(file).status}`, 'deploy it'])
    judge(`headers of ${base}${file}`, problems)
  }

  const policyProblems = []
  const sent = answers.get('').headers.get('content-security-policy')
  if (!sent)
    policyProblems.push(['no header; the meta tag can’t forbid framing', 'send the one of dist/_headers'])
  else {
    const [header, meta] = [directivesOf(sent), directivesOf(page.policy)]
    const take = 'take the policy of this build’s _headers'
    if (header['frame-ancestors'] !== "'none'") policyProblems.push(['it allows framing', take])
    for (const [name, sources] of Object.entries(meta))
      if (header[name] !== sources)
        policyProblems.push([
          `${name} is "${header[name] ?? 'missing'}", the page’s own is "${sources}"`,
          `${take}: browsers apply both`,
        ])
    for (const [name, hashes] of Object.entries(page.hashes))
      for (const hash of hashes)
        if (!header[name]?.includes(hash))
          policyProblems.push([
            `${name} lacks the hash of an inline part`,
            `${take}; it was made for another`,
          ])
  }
  const ofWorker = answers.get('sw.js').headers.get('content-security-policy') ?? ''
  if (!ofWorker.includes('connect-src') || directivesOf(ofWorker)['connect-src']?.includes('https:') !== true)
    policyProblems.push([
      'the worker’s own policy is missing: it could not fetch pictures',
      `send ${base}sw.js the one of dist/_headers`,
    ])
  judge('policy', policyProblems)

  const packing = []
  for (const file of ['', 'sw.js', entry.slice(base.length)]) {
    const path = base + file
    const gzip = await ask(file, { headers: { 'Accept-Encoding': 'gzip' } })
    const brotli = await ask(file, { headers: { 'Accept-Encoding': 'br, gzip' } })
    if (gzip.headers.get('content-encoding') !== 'gzip')
      packing.push([`${path} comes unpacked`, 'serve the .gz beside it (nginx: gzip_static on)'])
    else if (!/accept-encoding|\*/i.test(gzip.headers.get('vary') ?? ''))
      packing.push([`${path} has no Vary: a shared cache may hand it to anyone`, 'nginx: gzip_vary on'])
    const coding = answers.get(file).headers.get('content-encoding')
    if (coding) packing.push([`${path} comes as ${coding} to who can’t read it`, 'heed Accept-Encoding'])
    if (file === '' && brotli.headers.get('content-encoding') === 'br') well('compression: brotli too')
  }
  judge('compression', packing)

  const version = await answers
    .get('version.json')
    .json()
    .catch(() => null)
  const worker = await answers.get('sw.js').text()
  const versionProblems = []
  if (!version?.build) versionProblems.push(['version.json is no JSON of a build', 'deploy the whole dist'])
  else if (page.build !== version.build)
    versionProblems.push([
      `the page is of build ${page.build}, version.json of ${version.build}`,
      'deploy assets first, then the rest at once; empty the caches of the CDN',
    ])
  if (!worker.includes(entry.split('/').pop()))
    versionProblems.push([
      'sw.js belongs to another build than the page',
      'deploy both; no cache may keep either',
    ])
  judge(`version ${version?.build ?? ''} of ${version?.builtAt ?? 'an unknown time'}`, versionProblems)

  if (!/javascript/.test(typeOf(answers.get('sw.js'))))
    bad(`worker: Content-Type is "${typeOf(answers.get('sw.js'))}"`, 'send text/javascript')
  else well('worker')

  const manifestProblems = []
  const manifest = await answers
    .get('manifest.webmanifest')
    .json()
    .catch(() => null)
  if (!/^application\/(manifest\+)?json/.test(typeOf(answers.get('manifest.webmanifest'))))
    manifestProblems.push([
      `Content-Type is "${typeOf(answers.get('manifest.webmanifest'))}"`,
      'send application/manifest+json: under nosniff other types are refused',
    ])
  if (manifest?.scope !== base)
    manifestProblems.push([
      `its scope is ${manifest?.scope}, the folder ${base}`,
      `build with VITE_BASE=${base}`,
    ])
  for (const { src } of manifest?.icons ?? []) {
    const icon = await ask(src, { method: 'HEAD' })
    if (!icon.ok || !typeOf(icon).startsWith('image/'))
      manifestProblems.push([`its icon ${src} is missing`, 'deploy the whole dist'])
  }
  judge('manifest', manifestProblems)

  const missing = []
  const rest = [...page.files]
  const lane = async () => {
    for (let file = rest.shift(); file; file = rest.shift()) {
      const answer = await ask(file, { method: 'HEAD' })
      if (!answer.ok || /html/.test(typeOf(answer))) missing.push(file)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  judge(
    `${plural(page.files.length, 'file')} of this version`,
    missing.map((file) => [`${file} is missing`, 'deploy the whole of assets, before index.html']),
  )

  const absent = []
  for (const file of ['assets/missing-0000000.js', 'no-such-page']) {
    const answer = await ask(file)
    if (answer.status !== 404)
      absent.push([`${base}${file} answers HTTP ${answer.status}`, 'a missing file is a 404, not index.html'])
    else if (/max-age=[1-9]/.test(answer.headers.get('cache-control') ?? ''))
      absent.push([`the 404 of ${base}${file} may be kept`, 'send no max-age with a 404'])
  }
  for (const file of ['_headers', '.vite/manifest.json', `${entry.slice(base.length)}.map`])
    if ((await ask(file)).ok) absent.push([`${base}${file} can be downloaded`, 'answer 404'])
  judge('what is not there', absent)

  judgeClock('clock of the host', front.headers.get('date'))
  for (const line of version?.lines ?? []) await judgeLine(line)
  return findings

  function judgeClock(subject, date) {
    const skew = date === null ? 0 : Date.parse(date) - now()
    judge(
      subject,
      date === null
        ? [['no Date header', 'send it: countdowns go by it']]
        : Math.abs(skew) > LARGEST_SKEW
          ? [[`it is ${Math.round(skew / 1000)} s off this machine’s`, 'set it by NTP, or check this one']]
          : [],
    )
  }

  /**
   * Whether a POST whose connection dies can have two effects, since browsers repeat it by themselves (D76). Node speaks HTTP/1.1; the
   * id is that of a harmless read.
   */
  async function judgeRepeats(line, home, answer, call) {
    const problems = []
    const isOwn = home.origin === site.origin
    const isFast = home.protocol !== 'https:' || (await protocol(home)) === 'h2'
    if (!isFast)
      problems.push([
        'it speaks no HTTP/2',
        'speak it (nginx: http2): there browsers can be kept from repeating a POST',
      ])
    const doesClose = closes(answer)
    let refuses = false
    if (isOwn || version.requestId === 'always') {
      const headers = { Authorization: 'Bearer ', 'X-Request-Id': `doctor-${randomUUID()}` }
      await call('/api/app', '{}', headers)
      const again = await call('/api/app', '{}', headers)
      const said = await again.json().catch(() => null)
      refuses = !again.ok
      if (refuses && said?.code !== undefined)
        problems.push([
          `an id seen twice is refused with an envelope (code ${said.code}), as if nothing had happened`,
          'answer HTTP 409 without JSON: the portal then looks the request up',
        ])
    }
    if (!doesClose && !refuses)
      problems.push([
        'over HTTP/1.1 it keeps connections, on which browsers repeat a POST by themselves',
        `close them after each answer, or refuse an X-Request-Id seen twice: npm run headers prints how`,
      ])
    else if (isOwn && doesClose && !refuses && !closes(front))
      problems.push([
        'over HTTP/1.1 it closes after calls, but keeps the connections of files, which the next call uses',
        'close them after files too',
      ])
    const has = [
      isFast && 'HTTP/2',
      doesClose && 'HTTP/1.1 closes after an answer',
      refuses && 'an id seen twice is refused',
    ].filter(Boolean)
    judge(`one POST, one effect on ${line}${problems.length > 0 ? '' : ` (${has.join(', ')})`}`, problems)
  }

  /** A line answers app info, and a line on another origin lets this site's pages read it. */
  async function judgeLine(line) {
    const problems = []
    const home = new URL(line, site)
    const call = (path, body, headers = {}) =>
      fetch(new URL(home.pathname.replace(/\/$/, '') + path, home), {
        method: 'POST',
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT),
        headers: { 'Content-Type': 'application/json', Lang: 'zh', Origin: site.origin, ...headers },
      })
    try {
      const since = performance.now()
      const answer = await call('/api/app', '{}', { Authorization: 'Bearer ' })
      const took = Math.round(performance.now() - since)
      const envelope = await answer.json().catch(() => null)
      const target = answer.headers.get('location')
      if (target)
        problems.push([
          `it redirects to ${target}`,
          'name that address in VITE_API_BASE: no redirect is followed',
        ])
      else if (!answer.ok || Number(envelope?.code) !== 200)
        problems.push([`/api/app answers HTTP ${answer.status} and no success`, 'see what the server says'])
      if (home.origin !== site.origin) {
        const allows = (one) => ['*', site.origin].includes(one.headers.get('access-control-allow-origin'))
        if (!allows(answer)) problems.push(['its answers lack CORS', `allow the origin ${site.origin}`])
        const refused = await call('/api/user', '{}', { Authorization: 'Bearer none' })
        if (!allows(refused))
          problems.push(['its refusals lack CORS', 'send the CORS headers with each status'])
        const flight = await fetch(new URL(`${home.pathname.replace(/\/$/, '')}/api/app`, home), {
          method: 'OPTIONS',
          signal: AbortSignal.timeout(TIMEOUT),
          headers: {
            Origin: site.origin,
            'Access-Control-Request-Method': 'POST',
            'Access-Control-Request-Headers': 'authorization,content-type,lang',
          },
        })
        const allowed = (flight.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/,\s*/)
        const wanted = ['Authorization', 'Content-Type', 'Lang']
        if (version.requestId === 'always') wanted.push('X-Request-Id')
        const lacking = wanted.filter((name) => !allowed.includes(name.toLowerCase()))
        if (!flight.ok || lacking.length > 0)
          problems.push([
            `its preflight (HTTP ${flight.status}) does not allow ${lacking.join(', ') || 'the call'}`,
            `answer OPTIONS with Access-Control-Allow-Headers: ${wanted.join(', ')}`,
          ])
        // Other origins' dates are hidden unless exposed; then countdowns go by the portal's host.
      }
      judge(`line ${line} (${took} ms)`, problems)
      if (problems.length === 0) await judgeRepeats(line, home, answer, call)
      judgeClock(`clock of ${line}`, answer.headers.get('date'))
    } catch (error) {
      bad(
        `line ${line}: no answer (${error.cause?.message ?? error.message})`,
        'check the address and its TLS',
      )
    }
  }
}

/** Whether HTTP/1.1 ends the connection after this answer. */
const closes = (answer) => /close/i.test(answer.headers.get('connection') ?? '')

if (import.meta.filename === process.argv[1]) {
  // Answers whose bodies nobody reads keep their connections, and this process, for five seconds.
  const end = (code) => process.stdout.write('', () => process.exit(code))
  const [address] = process.argv.slice(2)
  if (!URL.canParse(address ?? '')) {
    console.error('npm run doctor -- https://host/')
    process.exit(2)
  }
  try {
    const findings = await examine(address)
    for (const { isWell, what, change } of findings)
      console.log(isWell ? `  ok   ${what}` : `  BAD  ${what}\n       -> ${change}`)
    const problems = findings.filter(({ isWell }) => !isWell).length
    console.log(problems === 0 ? 'all well' : plural(problems, 'thing') + ' to change')
    end(problems === 0 ? 0 : 1)
  } catch (error) {
    console.error(error.message)
    end(2)
  }
}
