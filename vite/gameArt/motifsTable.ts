import {
  around,
  c,
  DEEP,
  e,
  g,
  G,
  GOLD,
  INK,
  IVORY,
  JADE,
  line,
  p,
  PALE,
  r,
  RED,
  spark,
  word,
  type Motif,
} from './paint.ts'

const SUITS: Record<string, string> = {
  s: 'M0-16q16 14 16 23t-13 4q1 6 5 9h-16q4-3 5-9-13 5-13-4t16-23',
  h: 'M0 16q-18-13-18-24T0-12q18-7 18 4T0 16',
  d: 'M0-18q7 10 14 18Q7 8 0 18-7 8-14 0-7-10 0-18',
  c: 'M-3 6a9 9 0 1 1-4-14 9 9 0 1 1 14 0 9 9 0 1 1-4 14q1 6 5 9H-8q4-3 5-9',
}
const PIPS: Record<string, number[][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}
const pips = (count: string, step: number, size: number) =>
  (PIPS[count] ?? [])
    .map(([x, y]) => c(x! * step, y! * step, size, count === '1' || count === '4' ? RED : INK))
    .join('')

/** Motifs of tables and reels: cards, tiles, dice, reels, wheels, coins. */
export const tableMotifs = {
  // Note: rank and suit, such as `As`.
  card: (_, note) => {
    const suit = note.slice(-1)
    const colour = suit === 'h' || suit === 'd' ? RED : INK
    return (
      r(-32, -45, 64, 90, IVORY, 8, `stroke="${GOLD}" stroke-width="1.5"`) +
      word(note.slice(0, -1), -21, -22, 24, colour) +
      g(p(SUITS[suit] ?? '', colour), 'transform="translate(2 12)scale(1.5)"')
    )
  },
  back: (t) =>
    r(-32, -45, 64, 90, t.dark, 8, `stroke="${GOLD}" stroke-width="2"`) +
    r(-25, -38, 50, 76, 'none', 4, `stroke="${GOLD}"`) +
    spark(0, 0, 22),
  suit: (t, note) =>
    p(
      SUITS[note] ?? '',
      note === 'h' || note === 'd' ? RED : t.main,
      `transform="scale(2.6)" stroke="${PALE}" stroke-width="1.2"`,
    ),
  // Note: the character on the tile.
  tile: (_, note) =>
    r(-30, -36, 60, 84, JADE, 9) +
    r(-30, -42, 60, 80, '#e3d6ba', 9) +
    r(-30, -46, 60, 78, IVORY, 9) +
    (note === '筒'
      ? c(0, -7, 22, RED) + c(0, -7, 16, IVORY) + c(0, -7, 10, JADE) + around(6, '', 0)
      : note === '条'
        ? g(
            [-14, 0, 14]
              .map((x) => r(x - 4, -34, 8, 24, x ? JADE : RED, 4) + r(x - 4, -6, 8, 24, x ? JADE : RED, 4))
              .join(''),
            '',
          )
        : word(
            note,
            0,
            9,
            46,
            note === '發' || note === '条' ? JADE : note === '中' || note === '萬' ? RED : INK,
          )),
  bird: (t) =>
    p('M-44 6q10-34 40-36 8-18 24-12 12 6 8 18l14 6-14 4q-2 30-34 34-22 2-38-14', t.main) +
    p('M-44 6q16 4 30-4t26-2q-6 24-30 24-16 0-26-18', t.dark) +
    c(18, -28, 4, INK) +
    p('M-40 10q-18 14-24 32 20-4 34-22z', t.other) +
    line('M-6 34v18M8 32v18M-12 52h10M4 50h10', GOLD, 3),
  dice: (_, note) =>
    p('M0-46 42-24 0-2-42-24z', IVORY) +
    p('M-42-24 0-2v48l-42-22z', '#e3d6ba') +
    p('M42-24 0-2v48l42-22z', GOLD) +
    g(pips(note, 14, 5), 'transform="translate(0 -24)scale(1 .55)rotate(45)"') +
    g(pips('5', 11, 4), 'transform="translate(-21 11)skewY(28)scale(.8 1)"') +
    g(pips('2', 11, 4), 'transform="translate(21 11)skewY(-28)scale(.8 1)"'),
  cube: (t, note) =>
    r(-36, -36, 72, 72, t.main, 14, `stroke="${PALE}" stroke-width="2.5"`) +
    g((PIPS[note] ?? []).map(([x, y]) => c(x! * 20, y! * 20, 7, IVORY)).join(''), ''),
  // Note: three symbols.
  reels: (t, note) =>
    r(-84, -46, 168, 92, G, 14) +
    r(-76, -38, 152, 76, t.dark, 8) +
    Array.from(note)
      .map(
        (symbol, place) =>
          r(-70 + place * 48, -32, 44, 64, IVORY, 5) +
          word(symbol, -48 + place * 48, 16, 42, symbol === '7' ? RED : symbol === '★' ? DEEP : t.dark),
      )
      .join('') +
    p('M84-14h14v28H84z', DEEP) +
    c(104, -34, 10, RED) +
    line('M104-26V8h-8', GOLD, 5),
  seven: (t) =>
    p(
      'M-34-48h70v20L8 50h-28l26-74h-24l-4 10h-12z',
      t.main,
      `stroke="${G}" stroke-width="5" stroke-linejoin="round"`,
    ),
  bar: (t) =>
    [-26, 0, 26]
      .map(
        (y) =>
          r(-44, y - 11, 88, 22, t.main, 6, `stroke="${G}" stroke-width="3"`) +
          word('BAR', 0, y + 7, 18, PALE),
      )
      .join(''),
  bolt: (t) =>
    p(
      'M12-56-36 8h26l-10 50 50-68H2z',
      t.other,
      `stroke="${IVORY}" stroke-width="3" stroke-linejoin="round"`,
    ),
  flame: (t) =>
    p('M2-56q34 30 34 62 0 40-36 44-36-4-36-42 0-20 14-34 2 14 10 18Q-10-28 2-56', t.main) +
    p('M2-14q18 18 18 34 0 22-20 26-20-4-20-24 0-12 8-20 2 8 6 10 0-14 8-26', G),
  wheel: (t, note) =>
    c(0, 0, 58, G) +
    c(0, 0, 53, t.dark) +
    around(12, p('M0 0-12.500-46h25z', RED), 15) +
    around(12, p('M0 0-5.500-46h11z', INK)) +
    c(0, 0, 28, t.to) +
    c(0, 0, 28, 'none', `stroke="${GOLD}" stroke-width="3"`) +
    (note ? word(note, 0, 13, 36, G) : spark(0, 0, 24)),
  rainbowWheel: (t, note) =>
    around(8, p('M0 0-24-52a56 56 0 0 1 48 0z', t.main, `stroke="${PALE}"`)) +
    around(4, p('M0 0-24-52a56 56 0 0 1 48 0z', t.other, `stroke="${PALE}"`)) +
    c(0, 0, 57, 'none', `stroke="${G}" stroke-width="6"`) +
    around(16, c(0, -57, 2.6, IVORY)) +
    c(0, 0, 16, G) +
    word(note, 0, 7, 18, INK) +
    p('M-9-74H9L0-54z', RED),
  ball: (t, note) =>
    c(0, 0, 40, t.main) +
    c(-12, -14, 14, IVORY, 'opacity=".35"') +
    c(0, 0, 23, IVORY) +
    word(note, 0, 11, 30, INK),
  chip: (t, note) =>
    c(0, 0, 42, t.main) +
    around(8, r(-6, -42, 12, 12, IVORY)) +
    c(0, 0, 28, t.dark, `stroke="${GOLD}" stroke-width="2"`) +
    word(note, 0, 11, 28, G),
  coin: (_, note) =>
    c(0, 0, 46, G) +
    c(0, 0, 40, 'none', `stroke="${DEEP}" stroke-width="2.500"`) +
    r(-13, -13, 26, 26, INK, 2, `stroke="${DEEP}" stroke-width="3"`) +
    Array.from(note)
      .map((mark, place) =>
        word(mark, [0, 0, 27, -27][place] ?? 0, [-20, 36, 8, 8][place] ?? 0, 18, '#5c3d12'),
      )
      .join(''),
  ingot: () =>
    p('M-56-10q6 44 56 44t56-44q-14 12-30 8-10-26-26-26t-26 26q-16 4-30-8', G) +
    e(0, -6, 27, 9, DEEP, 'opacity=".7"') +
    line('M-40 16q40 18 80 0', DEEP, 2),
  pile: () =>
    [
      [-40, 26],
      [0, 26],
      [40, 26],
      [-20, 12],
      [20, 12],
      [0, -2],
    ]
      .map(
        ([x, y]) =>
          e(x!, y!, 25, 9, G, `stroke="${DEEP}" stroke-width="1.500"`) +
          e(x!, y! - 7, 25, 9, G, `stroke="${DEEP}" stroke-width="1.500"`),
      )
      .join(''),
  bowl: (t) =>
    p('M-60-6h120q-4 50-40 56h-40q-36-6-40-56', G) +
    p('M-54 6h108l-4 14h-100z', t.dark) +
    e(0, -6, 60, 13, DEEP) +
    [
      [-32, -12],
      [0, -18],
      [32, -12],
      [-16, -26],
      [16, -26],
    ]
      .map(([x, y]) => c(x!, y!, 15, G, `stroke="${DEEP}" stroke-width="2"`))
      .join('') +
    p('M-24 50h48l6 10h-60z', DEEP),
  abacus: (t) =>
    r(-62, -38, 124, 76, DEEP, 6) +
    r(-55, -31, 110, 62, t.to, 3) +
    line('M-55-12H55', GOLD, 3) +
    [-42, -21, 0, 21, 42]
      .map(
        (x, place) =>
          line(`M${x}-31v62`, GOLD, 1.5) +
          [-22, 0 + (place % 3) * 4, 12 + (place % 2) * 6, 24].map((y) => e(x, y, 9, 5, RED)).join(''),
      )
      .join(''),
  hat: (t) =>
    p('M-40 20q2-44 40-46t40 46q-40-12-80 0', t.main) +
    p('M-44 18q44-14 88 0v12q-44-12-88 0', G) +
    e(-62, 16, 22, 9, t.main, `stroke="${G}" stroke-width="3"`) +
    e(62, 16, 22, 9, t.main, `stroke="${G}" stroke-width="3"`) +
    c(0, -6, 9, G) +
    c(0, -30, 7, RED),
  gem: (t) =>
    p('M-34-30h68L56-6 0 52-56-6z', t.main) +
    p('M-34-30-56-6h36zM34-30 56-6H20z', t.dark) +
    p('M-20-6h40L0 52z', IVORY, 'opacity=".34"') +
    p('M-34-30-20-6 0-30 20-6l14-24z', IVORY, 'opacity=".55"'),
  emerald: (t) =>
    p('M-30-44h60l18 20v48L30 44h-60l-18-20v-48z', t.main) +
    p('M-20-28h40l12 14v28L20 28h-40l-12-14v-28z', IVORY, 'opacity=".3"') +
    line(
      'M-30-44-20-28M30-44 20-28M48 24 32 14M30 44 20 28M-30 44-20 28M-48 24-32 14M-48-24-32-14M48-24 32-14',
      IVORY,
      1.6,
      'opacity=".7"',
    ),
  drop: (t) =>
    p('M0-56Q38-6 38 14a38 38 0 0 1-76 0Q-38-6 0-56', t.main) +
    p('M0-56-14 12 0 50 14 12z', IVORY, 'opacity=".3"') +
    line('M-36 8l36-6 36 6', IVORY, 1.6, 'opacity=".7"'),
  crystals: (t) =>
    p('M-14 50-26-20-10-56 8-20V50z', t.main) +
    p('M-10-56 8-20V50l-10 0z', t.dark) +
    p('M10 50 16 0 32-24 44 4 36 50z', t.other) +
    p('M32-24 44 4 36 50H28z', t.dark, 'opacity=".6"') +
    p('M-18 50-46 6-50-18-34-6-16 50z', t.other) +
    p('M-60 50h120l-10 10h-100z', t.to),
  jewels: (t) =>
    g(
      p('M-34-30h68L56-6 0 52-56-6z', t.other, 'transform="translate(-40 20)scale(.5)"') +
        c(40, 22, 22, RED) +
        c(34, 16, 7, IVORY, 'opacity=".5"') +
        p('M-16-44h32l16 16-32 34-32-34z', t.main),
      '',
    ),
  crown: (t, note) =>
    p('M-52 30-60-26l30 24L0-44l30 42 30-24-8 56z', G, `stroke="${DEEP}" stroke-width="2"`) +
    r(-52, 32, 104, 14, G, 4) +
    c(-60, -30, 6, RED) +
    c(60, -30, 6, RED) +
    c(0, -48, 8, t.main) +
    (note ? word(note, 0, 24, 28, INK) : c(0, 12, 9, t.main)),
  shield: (t, note) =>
    p('M0-54q28 14 50 12 2 62-50 96-52-34-50-96 22 2 50-12', G) +
    p('M0-42q22 11 40 10 0 48-40 74-40-26-40-74 18 1 40-10', t.dark) +
    (note.length === 1 && SUITS[note]
      ? g(p(SUITS[note], G), 'transform="scale(1.9)"')
      : word(note, 0, 16, 44, G)),
  helm: (t) =>
    p('M-34 46q-8-70 34-92 42 22 34 92L10 34V-6h-20v40z', '#b9c4d6') +
    p('M0-46q42 22 34 92L10 34V-6H0z', '#8592ab') +
    p('M-28-8h56v10h-56z', INK) +
    p('M0-46q-6-24 22-32 26 2 30 30-22-18-52 2', t.main),
  clock: (t) =>
    c(0, 0, 50, G) +
    c(0, 0, 43, t.dark) +
    around(12, r(-1.5, -40, 3, 9, GOLD)) +
    line('M0 0V-30M0 0l20 12', IVORY, 4, 'stroke-linecap="round"') +
    c(0, 0, 5, G),
  trophy: () =>
    p('M-34-46h68q2 58-26 64v18h18v14h-52V36h18V18q-28-6-26-64', G) +
    line('M-34-36q-28-2-22 20t26 20M34-36q28-2 22 20t-26 20', GOLD, 6),
  cherries: () =>
    line('M-16 12q4-44 34-60M24 16q4-40-6-64', JADE, 4) +
    p('M18-48q26-14 44 4-24 14-44-4', JADE) +
    c(-20, 28, 22, RED) +
    c(26, 32, 22, '#9c2a2a') +
    c(-27, 20, 6, IVORY, 'opacity=".6"') +
    c(19, 24, 6, IVORY, 'opacity=".6"'),
  melon: () =>
    p('M-54-10a54 54 0 0 0 108 0z', JADE) +
    p('M-46-10a46 46 0 0 0 92 0z', IVORY) +
    p('M-41-10a41 41 0 0 0 82 0z', RED) +
    [-22, 0, 22].map((x) => e(x, 6 + (x ? 0 : 10), 3, 5, INK)).join(''),
  orange: () =>
    c(0, 6, 36, '#e9953a') + c(-10, -6, 10, IVORY, 'opacity=".4"') + p('M0-28q14-24 40-18-8 24-40 18', JADE),
  grapes: () =>
    [
      [0, 36],
      [-13, 16],
      [13, 16],
      [-26, -4],
      [0, -4],
      [26, -4],
      [-13, -24],
      [13, -24],
    ]
      .map(([x, y]) => c(x!, y!, 14, '#7a4fb0', 'stroke="#c9b8f5"'))
      .join('') + p('M0-34q14-24 38-18-6 22-38 18', JADE),
  lemon: () =>
    e(0, 0, 46, 32, '#f2cf4a', 'transform="rotate(-24)"') +
    e(-10, -10, 14, 8, IVORY, 'opacity=".5" transform="rotate(-24)"') +
    p('M36-28q16-18 34-10-12 18-34 10', JADE),
} as const satisfies Record<string, Motif>
