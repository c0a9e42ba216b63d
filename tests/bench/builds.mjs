import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const ROOT = new URL('../..', import.meta.url).pathname.replace(/\/$/, '')
/** Inside node_modules, so that builds made here find the project's own React and fake-indexeddb. */
const CACHE = join(ROOT, 'node_modules/.cache/bench')

/** Builds the app as `vite build` does: for a server at `address`, or with the demo server inside. */
export function buildApp(name, address) {
  const outDir = join(CACHE, name)
  const args = [
    'node_modules/vite/bin/vite.js',
    'build',
    '--outDir',
    outDir,
    '--emptyOutDir',
    '--logLevel',
    'error',
  ]
  const { VITE_API_BASE: _, ...env } = process.env
  const { status } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...env, ...(address && { VITE_API_BASE: address }) },
  })
  if (status !== 0) throw new Error(`vite build failed for ${name}`)
  return outDir
}

const HELLO = `
import { createRoot } from 'react-dom/client'
const Hello = () => <main><h1>hello</h1><button type="button" onClick={() => {}}>nothing</button></main>
createRoot(document.getElementById('root')).render(<Hello />)
if (location.search === '?worker') addEventListener('load', () => navigator.serviceWorker.register('/sw.js'))
`
const HELLO_HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>hello</title>
<meta name="viewport" content="width=device-width" /><link rel="icon" href="data:," /></head>
<body><div id="root"></div><script type="module" src="/hello.jsx"></script></body></html>`

const helloWorker = (files) => `
const files = ${JSON.stringify(files)}
addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(caches.open('hello').then((cache) => cache.addAll(files)))
})
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  event.respondWith(caches.match(event.request, { ignoreSearch: true }).then((hit) => hit ?? fetch(event.request)))
})`

/** Builds the floor: one heading drawn by the same React, with a worker that holds its files. */
export async function buildHello() {
  const root = join(CACHE, 'hello-source')
  const outDir = join(CACHE, 'hello')
  mkdirSync(root, { recursive: true })
  writeFileSync(join(root, 'index.html'), HELLO_HTML)
  writeFileSync(join(root, 'hello.jsx'), HELLO)
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
  })
  const assets = readdirSync(join(outDir, 'assets')).map((file) => `/assets/${file}`)
  writeFileSync(join(outDir, 'sw.js'), helloWorker(['/', ...assets]))
  return outDir
}

/** The demo server for Node, with a database of its own in memory and the long texts of the build in `dist`. */
export async function startDemoServer(dist) {
  const outDir = join(CACHE, 'api')
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': join(ROOT, 'src') } },
    build: {
      ssr: join(ROOT, 'sw/api/app.ts'),
      outDir,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'app.mjs' } },
    },
  })
  await import('fake-indexeddb/auto')
  const { createDemoServer } = await import(join(outDir, 'app.mjs'))
  const server = createDemoServer({
    databaseName: 'bench',
    readFile: async (address) => new Response(readFileSync(join(dist, new URL(address).pathname))),
  })
  const call = async (path, body = {}) => {
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Demo-Control': '1' },
      body: JSON.stringify(body),
    }
    return (await server.fetch(new Request(`http://127.0.0.1${path}`, init))).json()
  }
  return { fetch: (request) => server.fetch(request), call }
}
