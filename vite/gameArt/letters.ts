import { g, G, GOLD, INK, line, PALE, r, RED, word, type Tint } from './paint.ts'

/** How a picture shows its game's name. */
export type Style = (name: string, tint: Tint, width: number, height: number) => string

const FONT =
  'font-family="Songti SC,STSong,Source Han Serif SC,Noto Serif CJK SC,SimSun,serif" font-weight="900" text-anchor="middle"'
const outline = (colour: string, width: number) =>
  `stroke="${colour}" stroke-width="${width}" paint-order="stroke" stroke-linejoin="round"`
/** The font size at which a name of this length fits `room`. */
const sizeFor = (name: string, room: number, most: number) =>
  Math.min(most, Math.floor(room / Array.from(name).length))
const each = (name: string, draw: (one: string, place: number, count: number) => string) =>
  Array.from(name)
    .map((one, place, all) => draw(one, place, all.length))
    .join('')

/** The styles for a name: each leaves another part of the picture to the motifs. */
export const letters = {
  /** One line at the foot, in gold. */
  foot: (name, t, w, h) => word(name, w / 2, h - 18, sizeFor(name, w - 60, 42), G, outline(t.dark, 7)),
  /** Vertical on a banner at the left. */
  left: (name, t, _, h) => {
    const size = sizeFor(name, h - 40, 36)
    return (
      r(
        16,
        0,
        size + 16,
        size * Array.from(name).length + 30,
        t.dark,
        0,
        `stroke="${GOLD}" stroke-width="2" fill-opacity=".85"`,
      ) + each(name, (one, place) => word(one, 24 + size / 2, 14 + size * (place + 0.86), size, G))
    )
  },
  /** Vertical at the right, low enough for the heart in the corner. */
  right: (name, t, w, h) => {
    const size = sizeFor(name, h - 74, 34)
    return each(name, (one, place) =>
      word(one, w - 30, 54 + size * (place + 0.86), size, PALE, outline(t.dark, 6)),
    )
  },
  /** Each character on its own seal, along the foot. */
  seals: (name, _, w, h) => {
    const step = Math.min(56, (w - 40) / Array.from(name).length)
    return each(name, (one, place, count) => {
      const x = w / 2 + (place - (count - 1) / 2) * step
      return g(
        r(
          -step * 0.43,
          -step * 0.43,
          step * 0.86,
          step * 0.86,
          RED,
          7,
          `stroke="${GOLD}" stroke-width="1.500"`,
        ) + word(one, 0, step * 0.24, step * 0.64, PALE),
        `transform="translate(${Math.round(x)} ${h - 36})rotate(${place % 2 ? 5 : -5})"`,
      )
    })
  },
  /** Along an arch at the top. */
  arch: (name, t, w) => {
    const size = sizeFor(name, w - 110, 38)
    return each(name, (one, place, count) => {
      const turn = (place - (count - 1) / 2) * 13
      return g(
        word(one, 0, -190, size, G, outline(t.dark, 7)),
        `transform="translate(${w / 2 - 10} 236)rotate(${turn})"`,
      )
    })
  },
  /** Slanted and rising, for fast games. */
  slant: (name, t, w, h) =>
    g(
      word(name, 0, 0, sizeFor(name, w - 70, 44), PALE, outline(t.dark, 8)),
      `transform="translate(${w / 2} ${h - 30})rotate(-7)skewX(-12)"`,
    ) + line(`M30 ${h - 8}l${w - 80}-32`, t.other, 3, 'opacity=".7"'),
  /** On a ribbon. */
  ribbon: (name, t, w, h) =>
    `<path fill="${t.dark}" d="M14 ${h - 58}h50v40H14l14-20zM${w - 14} ${h - 58}h-50v40h50l-14-20z"/>` +
    r(40, h - 66, w - 80, 42, t.main, 4, `stroke="${GOLD}" stroke-width="2"`) +
    word(name, w / 2, h - 34, sizeFor(name, w - 110, 31), PALE, outline(INK, 3)),
  /** As an illuminated sign. */
  sign: (name, t, w, h) => {
    const size = sizeFor(name, w - 70, 40)
    const text = (fill: string, more: string) => word(name, w / 2, h - 22, size, fill, more)
    return (
      text('none', `stroke="${t.other}" stroke-width="9" opacity=".3"`) +
      text('none', `stroke="${t.other}" stroke-width="4" opacity=".7"`) +
      text(PALE, '')
    )
  },
  /** On a plaque at the top, as over a gate. */
  plaque: (name, t, w) => {
    const size = sizeFor(name, w - 150, 32)
    const width = size * Array.from(name).length + 34
    return (
      r((w - width) / 2 - 10, 12, width, size + 18, t.dark, 4, `stroke="${G}" stroke-width="3"`) +
      word(name, w / 2 - 10, size + 15, size, G)
    )
  },
  /** In two lines at the lower left. */
  corner: (name, t, w, h) => {
    const all = Array.from(name)
    const half = Math.ceil(all.length / 2)
    const [first, second] = [all.slice(0, half).join(''), all.slice(half).join('')]
    const size = Math.min(46, (w * 0.46) / half)
    return g(
      word(first, 20, h - 24 - size, size, G, outline(t.dark, 7)) +
        word(second, 34, h - 18, size, G, outline(t.dark, 7)),
      'text-anchor="start"',
    )
  },
} as const satisfies Record<string, Style>

export type StyleName = keyof typeof letters
/** Attributes of the group around all texts. */
export const LETTERING = FONT
