// Drawing helpers of the game pictures: short SVG texts. Colours are defined once, so that pictures compress well.

/** A picture's colours: the background's centre and edge, a main colour, its dark side, and a second colour. */
export type Tint = { from: string; to: string; main: string; dark: string; other: string }

/** Draws a motif around 0,0 in about 100 by 100 units. `note` is its letter, number or other detail. */
export type Motif = (tint: Tint, note: string) => string
/** Draws the ground of a picture of this size. */
export type Scene = (tint: Tint, width: number, height: number) => string

export const GOLD = '#ddbf8a'
export const PALE = '#f8eacb'
export const DEEP = '#a37a3d'
export const IVORY = '#fbf6ea'
export const INK = '#17223a'
export const RED = '#c4452f'
export const JADE = '#2f8f74'
/** The gradient of gold that every picture defines. */
export const G = 'url(#g)'

export const p = (d: string, fill: string, more = ''): string =>
  `<path fill="${fill}" d="${d}"${more && ` ${more}`}/>`
export const line = (d: string, stroke: string, width = 2, more = ''): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" d="${d}"${more && ` ${more}`}/>`
export const c = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more && ` ${more}`}/>`
export const e = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${more && ` ${more}`}/>`
export const r = (x: number, y: number, w: number, h: number, fill: string, rx = 0, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${rx ? ` rx="${rx}"` : ''}${more && ` ${more}`}/>`
export const g = (inner: string, more: string): string => `<g ${more}>${inner}</g>`
export const word = (text: string, x: number, y: number, size: number, fill: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}"${more && ` ${more}`}>${text}</text>`

/** Copies of a shape, turned around 0,0 in equal steps. */
export const around = (count: number, inner: string, from = 0): string =>
  Array.from({ length: count }, (_, turn) =>
    g(inner, `transform="rotate(${Math.round((from + (360 / count) * turn) * 10) / 10})"`),
  ).join('')

/** Pseudo-random numbers from 0 to 1 that are the same in every build. */
export function figures(seed: number): () => number {
  let state = seed * 2654435761
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822507) + 0x9e3779b9) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296
  }
}

/** A four-pointed star, the brand's emblem. */
export const spark = (x: number, y: number, s: number, fill = G): string =>
  p(
    `M${x} ${y - s}q${s / 8} ${(s * 7) / 8} ${s} ${s}q${(-s * 7) / 8} ${s / 8} ${-s} ${s}q${-s / 8} ${(-s * 7) / 8} ${-s} ${-s}q${(s * 7) / 8} ${-s / 8} ${s} ${-s}`,
    fill,
  )
