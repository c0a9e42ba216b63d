import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { headersOf } from '../../vite/headers.mjs'
import { expect, workerTest as test } from '../kit/fixtures'
import { BUILD_TIMEOUT, DIST, PortalHost, sharedBuild } from '../kit/portalHost'
import { installedHosts, RealHost } from './realHosts'

// The examples of docs/operating.md, on the real servers that this machine has.

const lower = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

/** A file of every kind by its address below the site's folder, with its content type. */
const filesOf = (dist: string): [string, RegExp][] => {
  const asset = (end: string) =>
    `assets/${readdirSync(join(dist, 'assets')).find((name) => name.endsWith(end)) ?? ''}`
  return [
    ['', /^text\/html/],
    ['index.html', /^text\/html/],
    ['sw.js', /javascript/],
    [asset('.js'), /javascript/],
    [asset('.css'), /^text\/css/],
    ['art/logo-wordmark.svg', /^image\/svg\+xml/],
    ['icons/icon-192.png', /^image\/png/],
    ['media/film.webm', /^video\/webm/],
    ['manifest.webmanifest', /^application\/manifest\+json/],
    ['version.json', /^application\/json/],
    ['texts/articles.json', /^application\/json/],
    ['robots.txt', /^text\/plain/],
    ['licences.md', /^text\/plain; ?charset=utf-8/i],
  ]
}

/** Runs the doctor on a live site. */
const doctor = (address: string, certificate = '') =>
  new Promise<{ code: number; said: string }>((done) => {
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate }
    execFile(
      process.execPath,
      [resolve(import.meta.dirname, '../../tools/task.mjs'), 'doctor', address],
      { env },
      (error, out, told) => done({ code: Number(error?.code ?? 0), said: out + told }),
    )
  })

for (const name of installedHosts) {
  for (const base of ['/', '/portal/']) {
    test(`${name} with its example in docs/operating.md answers well in ${base}`, async () => {
      test.setTimeout(BUILD_TIMEOUT)
      const { outputDir } = test.info().project
      const dist = base === '/' ? DIST : await sharedBuild(outputDir, '/', { VITE_BASE: base })
      const api = new PortalHost()
      const host = new RealHost(name)
      try {
        await host.open({ dist, base, api: await api.open({ folder: dist, api: true }) })
        for (const [file, type] of filesOf(dist)) {
          const path = base + file
          const { status, headers } = await host.get(path)
          expect(status, path).toBe(200)
          expect(headers, path).toMatchObject(lower(headersOf(path, [], { isHost: true, base })))
          expect(headers['content-type'], path).toMatch(type)
          expect(headers['content-encoding'], path).toBeUndefined()
          if (existsSync(join(dist, `${file || 'index.html'}.gz`))) {
            const packed = await host.get(path, { 'Accept-Encoding': 'gzip' })
            expect(packed.headers, path).toMatchObject({ 'content-encoding': 'gzip' })
            expect(packed.headers['content-type'], path).toMatch(type)
            for (const answer of [packed.headers, headers])
              expect(answer.vary, path).toMatch(/accept-encoding/i)
          }
        }
        for (const file of ['_headers', '.vite/manifest.json', 'assets/gone-1234567.js', 'deposit']) {
          const { status, headers, body } = await host.get(base + file)
          expect(status, file).toBe(404)
          expect(headers['cache-control'] ?? 'no-store', file).toBe('no-store')
          expect(headers['x-content-type-options'], file).toBe('nosniff')
          expect(body, file).not.toContain('route-files')
        }
        // The API through the proxy, with the header that names the intent.
        const call = { 'Content-Type': 'application/json', 'X-Request-Id': 'a-request-of-the-test' }
        const answer = await host.get('/api/app', call, { method: 'POST', body: '{}' })
        expect(JSON.parse(answer.body)).toMatchObject({ code: 200 })
        expect(answer.headers['cache-control']).toContain('no-store')
        expect(api.received('/api/app')).toMatchObject({ 'x-request-id': 'a-request-of-the-test' })
        // nginx refuses an id that it has just seen, with no answer of the API (D76).
        const again = await host.get('/api/app', call, { method: 'POST', body: '{}' })
        expect([again.status, again.body.startsWith('{')]).toEqual(
          name === 'nginx' ? [409, false] : [200, true],
        )
        const seen = await doctor(host.url + base, host.certificate)
        expect(seen.said).toMatch(/all well/)
        if (base !== '/') {
          expect(seen.said).toMatch(/ok +line \/ \(\d+ ms\)/)
          const ways = `HTTP/2, HTTP/1.1 closes after an answer${name === 'nginx' ? ', an id seen twice is refused' : ''}`
          expect(seen.said).toContain(`one POST, one effect on / (${ways})`)
        }
        expect(seen.code).toBe(0)
        // The test's own host doesn't compress and lacks the headers of https.
        const own = await doctor(base === '/' ? api.url : `${api.url}/nothing/`)
        expect(own.said).toMatch(
          base === '/' ? /BAD .+unpacked\n +-> serve the .gz/ : /no page of the portal/,
        )
        expect(own.code).toBe(base === '/' ? 1 : 2)
      } finally {
        await host.close()
        await api.close()
      }
    })
  }
}
