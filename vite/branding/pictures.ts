import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { filesIn, type Brand } from './read.ts'

let ready: Promise<void> | undefined

/** Renders an SVG as a PNG, `width` pixels wide. */
async function png(svg: string, width: number): Promise<Uint8Array> {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
  await (ready ??= initWasm(readFileSync(wasm)))
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()
}

const svg = (box: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${content}</svg>`
const image = (picture: string, attrs: string) =>
  `<image ${attrs} href="data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}"/>`

/** Creates a file's content. */
type Make = () => string | Uint8Array | Promise<Uint8Array>

/** A brand's files by address: its SVGs, all icon sizes from one SVG, the social picture, and replaced pictures. */
export function brandFiles({ folder, colour }: Brand): Map<string, Make> {
  const read = (name: string) => readFileSync(join(folder, name))
  const icon = () => String(read('icon.svg'))
  // For platforms that show the icon as it is.
  const round = '<clipPath id="round"><rect width="64" height="64" rx="14"/></clipPath>'
  const rounded = () =>
    svg('0 0 64 64', round + image(icon(), 'clip-path="url(#round)" width="64" height="64"'))
  // What chats and social networks show beside a link: the wordmark on the brand's surface.
  const ground = `<path fill="${colour}" d="M0 0h1200v630H0z"/>`
  const wordmark = () => image(String(read('wordmark.svg')), 'x="210" y="165" width="780" height="300"')
  const copies = ['art', 'screenshots'].flatMap((part) =>
    filesIn(join(folder, part)).map((name) => `${part}/${name}`),
  )
  return new Map<string, Make>([
    ['art/logo-mark.svg', () => read('logo.svg')],
    ['art/logo-wordmark.svg', () => read('wordmark.svg')],
    ['icons/favicon.svg', icon],
    ['icons/icon-192.png', () => png(rounded(), 192)],
    ['icons/icon-512.png', () => png(rounded(), 512)],
    ['icons/maskable-512.png', () => png(icon(), 512)],
    ['icons/apple-touch-icon.png', () => png(icon(), 180)],
    ['icons/social.png', () => png(svg('0 0 1200 630', ground + wordmark()), 1200)],
    ...copies.map((name): [string, Make] => [name, () => read(name)]),
  ])
}

/** Width and height from a PNG's header, as in a manifest: `1280x800`. */
export const sizeOf = (picture: Buffer): string => `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`
