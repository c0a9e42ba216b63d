import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { filesIn, type Brand } from './read.ts'

let ready: Promise<void> | undefined

/** Renders an SVG as a PNG, `width` pixels wide. */
async function png(svg: string, width: number): Promise<Uint8Array> {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
  ready ??= initWasm(readFileSync(wasm))
  await ready
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()
}

const embed = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

/** The icon with round corners, for platforms that show it as it is. */
const rounded = (icon: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><clipPath id="round"><rect width="64" height="64" rx="14"/></clipPath><image clip-path="url(#round)" width="64" height="64" href="${embed(icon)}"/></svg>`

/** The picture that chats and social networks show beside a link: the wordmark on the brand's surface. */
const social = (wordmark: string, colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><path fill="${colour}" d="M0 0h1200v630H0z"/><image x="210" y="165" width="780" height="300" href="${embed(wordmark)}"/></svg>`

/** Creates a file's content. */
type Make = () => string | Uint8Array | Promise<Uint8Array>

/** A brand's files by address: its SVGs, all icon sizes from one SVG, the social picture, and replaced pictures. */
export function brandFiles({ folder, colour }: Brand): Map<string, Make> {
  const read = (name: string) => readFileSync(join(folder, name))
  const text = (name: string) => read(name).toString()
  const files: [string, Make][] = [
    ['art/logo-mark.svg', () => text('logo.svg')],
    ['art/logo-wordmark.svg', () => text('wordmark.svg')],
    ['icons/favicon.svg', () => text('icon.svg')],
    ['icons/icon-192.png', () => png(rounded(text('icon.svg')), 192)],
    ['icons/icon-512.png', () => png(rounded(text('icon.svg')), 512)],
    ['icons/maskable-512.png', () => png(text('icon.svg'), 512)],
    ['icons/apple-touch-icon.png', () => png(text('icon.svg'), 180)],
    ['icons/social.png', () => png(social(text('wordmark.svg'), colour), 1200)],
  ]
  for (const part of ['art', 'screenshots'])
    for (const name of filesIn(join(folder, part)))
      files.push([`${part}/${name}`, () => read(`${part}/${name}`)])
  return new Map(files)
}

/** Width and height from a PNG's header, as in a manifest: `1280x800`. */
export function sizeOf(picture: Buffer): string {
  return `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`
}
