import { letters, LETTERING, type Style, type StyleName } from './letters.ts'
import { seaMotifs } from './motifsSea.ts'
import { tableMotifs } from './motifsTable.ts'
import { townMotifs } from './motifsTown.ts'
import { g, G, r, word, type Motif, type Scene, type Tint } from './paint.ts'
import { scenes } from './scenes.ts'

/** A picture: `scene tint lettering`, then each motif as `name x y size turn note`, the last two only where needed. */
export type Picture = readonly [ground: string, ...motifs: string[]]

const tint = (from: string, to: string, main: string, dark: string, other: string): Tint => ({
  from,
  to,
  main,
  dark,
  other,
})

const TINTS: Record<string, Tint> = {
  teal: tint('#1c6470', '#071820', '#2f9aa0', '#0d3a44', '#9adbd6'),
  indigo: tint('#3a3b86', '#0b0d26', '#6a6fd0', '#1d1e52', '#b9bcf5'),
  green: tint('#246b45', '#07180f', '#3f9a63', '#0f3a24', '#b8e0a8'),
  navy: tint('#27407a', '#0a1020', '#3f67b8', '#142248', '#93bdec'),
  violet: tint('#5a3a86', '#140a26', '#8a5fc8', '#2c1a4c', '#d0b9f5'),
  wine: tint('#7a2338', '#1c060e', '#b83a55', '#420f20', '#f5b9c4'),
  amber: tint('#8a5a1c', '#1f1206', '#d08a2c', '#4c2e0c', '#f5d79a'),
  olive: tint('#6a5f20', '#161208', '#a8963a', '#3a3310', '#e6dc9a'),
  rose: tint('#8a3a5c', '#200a16', '#d0648c', '#4c1c32', '#f8c4d6'),
  jade: tint('#1c6a55', '#071612', '#2f9a7c', '#0d3c30', '#a8e6cf'),
  ocean: tint('#166089', '#051320', '#2c8fc4', '#0b3450', '#9ad4f5'),
  purple: tint('#4a2f6e', '#100a1c', '#7c50b0', '#241640', '#c9b0f0'),
  crimson: tint('#8f2a24', '#200807', '#cf4636', '#501411', '#ffc08a'),
  slate: tint('#3c4d66', '#0c121c', '#66809f', '#1c2838', '#c6d4e6'),
  coral: tint('#8a3f34', '#1c0c10', '#e07a5c', '#4a1c1a', '#ffc9b0'),
  blue: tint('#2a4fb0', '#0a1238', '#4f7fe8', '#152a66', '#a8c8ff'),
  brown: tint('#6b4526', '#1a0f08', '#a8703c', '#3a2412', '#ecc99a'),
  ice: tint('#5a93b8', '#122a40', '#8fd0f0', '#245070', '#e6f6ff'),
}

const MOTIFS: Record<string, Motif> = { ...tableMotifs, ...townMotifs, ...seaMotifs }
const SCENES: Record<string, Scene> = { ...scenes, plain: () => '' }
/** Above the upright cards' motifs: the app sets the name at their foot. */
const top: Style = (name, { dark }, width) =>
  word(
    name,
    width / 2,
    78,
    Math.min(56, Math.floor((width - 60) / Array.from(name).length)),
    G,
    `stroke="${dark}" stroke-width="8" paint-order="stroke" stroke-linejoin="round"`,
  )
const STYLES: Record<string, Style> = { ...letters, top } satisfies Record<StyleName | 'top', Style>

function named<T>(list: Record<string, T>, name: string, where: string): T {
  const found = list[name]
  if (!found) throw new Error(`game picture ${where}: there is no ${name}`)
  return found
}

/** Draws a game's picture as SVG, 320 by 240 or upright 300 by 400. Throws for parts that don't exist. */
export function drawGame(title: string, [ground, ...parts]: Picture, isUpright = false): string {
  const [sceneName = '', tintName = '', styleName = ''] = ground.split(' ')
  const colours = named(TINTS, tintName, title)
  const [width, height] = isUpright ? [300, 400] : [320, 240]
  const placed = parts.map((part) => {
    const [name = '', x, y, size = '1', turn = '0', ...note] = part.split(' ')
    const spin = turn === '0' ? '' : `rotate(${turn})`
    const scale = size === '1' ? '' : `scale(${size})`
    return g(
      named(MOTIFS, name, title)(colours, note.join(' ')),
      `transform="translate(${x} ${y})${spin}${scale}"`,
    )
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>`,
    `<radialGradient id="b" cx=".5" cy=".42" r=".8"><stop stop-color="${colours.from}"/><stop offset="1" stop-color="${colours.to}"/></radialGradient>`,
    '<linearGradient id="g" x2="0" y2="1"><stop stop-color="#f8eacb"/><stop offset=".5" stop-color="#ddbf8a"/><stop offset="1" stop-color="#a37a3d"/></linearGradient></defs>',
    r(0, 0, width, height, 'url(#b)'),
    named(SCENES, sceneName, title)(colours, width, height),
    g(placed.join('') + named(STYLES, styleName, title)(title, colours, width, height), LETTERING),
    '</svg>',
  ].join('')
}
