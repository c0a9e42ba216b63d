#!/usr/bin/env node
// Starts Firefox for Playwright and stands between the two. Playwright 1.65 sends a command that Firefox 153 does not know and
// takes the refusal for a failed start: refused commands of `emulation` are answered as done, and those for permissions of the
// clipboard, which a preference gives. It also misses downloads of a blob, which Firefox reports without an id: they get one.
// Nothing else is touched.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'

const LISTENING = /ws:\/\/\S+/
const [, , ...args] = process.argv
const firefox = spawn(process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr', args, {
  stdio: ['ignore', 'inherit', 'pipe'],
  // When Playwright kills a process of its own, it takes the whole browser down; a worker's process must not do that.
  env: { ...process.env, MOZ_CRASHREPORTER_SHUTDOWN: '' },
})
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

function join(client, address) {
  const browser = new WebSocket(address, { maxPayload: 0 })
  const early = []
  const refusable = new Set()
  client.on('message', (/** @type {Buffer} */ data) => {
    const text = data.toString()
    const { id, method } = JSON.parse(text)
    if (method.startsWith('emulation.') || method === 'permissions.setPermission') refusable.add(id)
    if (browser.readyState === WebSocket.OPEN) browser.send(text)
    else early.push(text)
  })
  browser.on('open', () => early.forEach((text) => browser.send(text)))
  browser.on('message', (/** @type {Buffer} */ data) => {
    const text = data.toString()
    if (text.includes('"browsingContext.download')) return client.send(withDownloadId(text))
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

/** @param {string} text An event of a download, which its address names. */
function withDownloadId(text) {
  const event = JSON.parse(text)
  if (event.type === 'event' && event.params.navigation === null) event.params.download ??= event.params.url
  return JSON.stringify(event)
}
