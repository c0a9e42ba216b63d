#!/usr/bin/env node
// Starts Firefox for Playwright and stands between the two. Playwright 1.65 sends a command that Firefox 153 does not know and
// takes the refusal for a failed start: refused commands of `emulation` are answered as done, and those for permissions of the
// clipboard, which a preference gives. It also misses downloads of a blob, which Firefox reports without an id: they get one.
// And it knows nothing of reduced motion and paper, which a page's `test-media` header (tests/kit/firefoxDriver.ts) asks for.
// Nothing else is touched.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'

const LISTENING = /ws:\/\/\S+/
const [, , ...args] = process.argv
// Media are set from the browser's own scripts.
const firefox = spawn(
  process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
  ['--remote-allow-system-access', ...args],
  {
    stdio: ['ignore', 'inherit', 'pipe'],
    // When Playwright kills a process of its own, it takes the whole browser down; a worker's process must not do that.
    env: { ...process.env, MOZ_CRASHREPORTER_SHUTDOWN: '' },
  },
)
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => firefox.kill(signal))
firefox.on('exit', (code) => process.exit(code ?? 1))

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = line.includes('WebDriver BiDi listening') && LISTENING.exec(line)?.[0]
  if (!address) return console.error(line)
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () =>
    console.error(line.replace(LISTENING, `ws://127.0.0.1:${server.address().port}`)),
  )
  server.on('connection', (client, request) => join(client, address + request.url))
})

/** Bidi ids of our own, out of Playwright's range. */
const WINDOWS = 1e9
const MEDIA = 2e9

function join(client, address) {
  const browser = new WebSocket(address, { maxPayload: 0 })
  const early = []
  const refusable = new Set()
  client.on('message', (/** @type {Buffer} */ data) => {
    const text = data.toString()
    const { id, method, params } = JSON.parse(text)
    const media =
      method === 'network.setExtraHeaders' && params.headers.find(({ name }) => name === 'test-media')
    if (media) return setMedia(id, params.contexts[0], JSON.parse(media.value.value))
    if (method.startsWith('emulation.') || method === 'permissions.setPermission') refusable.add(id)
    if (browser.readyState === WebSocket.OPEN) browser.send(text)
    else early.push(text)
  })
  /** Sets a tab's media, in a script of the browser's own window. */
  const waiting = new Map()
  const ask = (id, method, params) => browser.send(JSON.stringify({ id, method, params }))
  function setMedia(id, tab, media) {
    waiting.set(WINDOWS + id, ({ contexts }) => {
      const functionDeclaration = String(overrideMedia)
      const args = [tab, media.reducedMotion ?? 'none', media.media ?? ''].map((value) => ({
        type: 'string',
        value,
      }))
      const target = { context: contexts[0].context }
      waiting.set(MEDIA + id, () => client.send(JSON.stringify({ type: 'success', id, result: {} })))
      ask(MEDIA + id, 'script.callFunction', {
        functionDeclaration,
        arguments: args,
        target,
        awaitPromise: false,
      })
    })
    ask(WINDOWS + id, 'browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 })
  }
  browser.on('open', () => early.forEach((text) => browser.send(text)))
  browser.on('message', (/** @type {Buffer} */ data) => {
    const text = data.toString()
    if (text.includes('"browsingContext.download')) return client.send(withDownloadId(text))
    if (waiting.size > 0) {
      const { id, result, error } = JSON.parse(text)
      if (waiting.has(id)) {
        if (error || result.type === 'exception') return console.error(text)
        waiting.get(id)(result)
        return void waiting.delete(id)
      }
    }
    if (refusable.size > 0) {
      const { id, error } = JSON.parse(text)
      if (refusable.delete(id) && (error === 'unknown command' || error === 'invalid argument'))
        return client.send(JSON.stringify({ type: 'success', id, result: {} }))
    }
    client.send(text)
  })
  client.on('close', () => {
    browser.close()
    // Playwright may have ended silently.
    setTimeout(() => firefox.kill(), 5000)
  })
  browser.on('close', () => client.close())
  browser.on('error', () => client.close())
}

/** Runs in the browser's window. A page of another site may take over the tab with a context of its own. */
function overrideMedia(tab, reducedMotion, medium) {
  const path = 'chrome://remote/content/shared/NavigableManager.sys.mjs'
  const first = ChromeUtils.importESModule(path).NavigableManager.getBrowsingContextById(tab)
  const override = (context) => {
    if (context.browserId !== first.browserId || context.parent) return
    context.prefersReducedMotionOverride = reducedMotion
    context.mediumOverride = medium
  }
  override(first)
  Services.obs.addObserver(override, 'browsing-context-attached')
}

/** @param {string} text An event of a download, which its address names. */
function withDownloadId(text) {
  const event = JSON.parse(text)
  if (event.type === 'event' && event.params.navigation === null) event.params.download ??= event.params.url
  return JSON.stringify(event)
}
