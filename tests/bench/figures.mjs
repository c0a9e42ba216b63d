import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const PACKED = /\.(png|jpe?g|webp|avif|woff2|mp4)$/

/** Bytes of a body as a server sends it: gzip 9, but compressed pictures as they are. */
const transferOf = (name, body) => (PACKED.test(name) ? body.length : gzipSync(body, { level: 9 }).length)

/** What a first visit loads of a build, by kind, in kB of 1000 bytes. API answers come from `answers`, by path. */
export function sumUp(dist, urls, answers) {
  const sums = { js: 0, css: 0, html: 0, art: 0, api: 0, demoHost: 0 }
  const files = []
  for (const url of urls) {
    const { pathname } = new URL(url)
    const isApi = pathname.startsWith('/api/')
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname
    const body = isApi ? (answers.get(pathname) ?? Buffer.alloc(0)) : readFileSync(dist + name)
    const bytes = transferOf(name, body)
    sums[kindOf(name, isApi)] += bytes / 1000
    files.push({ name, bytes })
  }
  return { ...sums, requests: urls.length, all: Object.values(sums).reduce((sum, kB) => sum + kB, 0), files }
}

function kindOf(name, isApi) {
  if (isApi) return 'api'
  if (/demoHost/.test(name)) return 'demoHost' // doesn't count as script of the app
  return { js: 'js', css: 'css', html: 'html' }[name.split('.').pop() ?? ''] ?? 'art'
}

const sorted = (values) => [...values].sort((a, b) => a - b)
export const median = (values) => percentile(values, 0.5)

/** The quantile of the values at a share, interpolated between neighbours. */
export function percentile(values, share) {
  const list = sorted(values)
  const place = (list.length - 1) * share
  const [low, high] = [list[Math.floor(place)] ?? NaN, list[Math.ceil(place)] ?? NaN]
  return low + (high - low) * (place - Math.floor(place))
}

/**
 * Slope of the last third, per step: the first two thirds are warm-up. The median of the slopes between
 * any two points, so that an outlier hardly moves it.
 */
export function lastThirdSlope(points) {
  const part = points.slice(Math.floor((points.length * 2) / 3))
  return median(
    part.flatMap(([x, y], place) =>
      part.slice(place + 1).map(([laterX, laterY]) => (laterY - y) / (laterX - x)),
    ),
  )
}
