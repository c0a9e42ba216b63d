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

/** Motifs of water, its animals and its boats. */
export const seaMotifs = {
  // With any note, it takes the picture's own colours.
  koi: (t, note) =>
    p('M-58 8q-26-18-34-40 26 0 38 22 2-18 16-26 4 30-20 44', note ? t.other : RED, 'opacity=".85"') +
    p('M-58 8q30-44 76-38 40 6 50 24-14 22-54 28-40 4-72-14', note ? t.main : IVORY) +
    p('M-20-24q20-10 40-5-4 18-24 20-16-2-16-15M34-24q24 2 30 14-16 8-30 2z', RED) +
    c(52, -10, 4, INK) +
    p('M-10-28q8-20 32-22-2 18-16 24zM-6 22q4 18 26 22 2-16-8-24z', t.other, 'opacity=".8"'),
  fish: (t) =>
    p('M-44 0-76-26q8 26 0 52z', t.other) +
    p('M-52 0q34-40 80-30 24 8 32 30-8 22-32 30-46 10-80-30', t.main) +
    p('M-8-32q18-24 44-20-4 18-14 22z', t.other) +
    line('M14-28q-14 28 0 56M-12-30q-12 30 0 58', t.dark, 5, 'opacity=".5"') +
    c(38, -8, 7, IVORY) +
    c(40, -8, 4, INK),
  small: (t) =>
    p('M-20 0-38-14q4 14 0 28z', t.main) +
    e(0, 0, 24, 14, t.main) +
    c(12, -3, 3, INK) +
    line('M2-10q-6 10 0 20', IVORY, 2),
  school: (t) =>
    [
      [-40, -24],
      [4, -36],
      [44, -16],
      [-18, 4],
      [30, 14],
      [-50, 24],
      [0, 34],
    ]
      .map(([x, y]) => p(`M${x! - 14} ${y}l-10-8v16zM${x! - 16} ${y}q16-16 32 0-16 16-32 0`, t.other))
      .join(''),
  whale: (t) =>
    p('M-74-6q10-44 68-44 50 2 64 34 8 20-6 36 18-4 26-20 14 30-18 40-26 8-74 8-56-4-60-54', t.main) +
    p('M-70 12q30 24 84 20-20 14-44 14-28-4-40-34', IVORY, 'opacity=".85"') +
    c(-42, -8, 4, INK) +
    line('M-14-54q-4-20-20-22M-10-54q2-22 20-22', t.other, 4, 'stroke-linecap="round"'),
  shark: (t) =>
    p('M-80 10q60-50 130-20l30-26-8 36 12 30-34-16Q-20 40-80 10', t.main) +
    p('M-10-24 14-60l18 40z', t.main) +
    p('M-78 10q30 4 50 2 30 8 56 4-50 26-106-6', IVORY) +
    p('M-66 12l6 8 6-8 6 9 6-9 6 8 6-8z', INK) +
    c(-44, -6, 4, INK) +
    line('M-6-8q-6 12 0 20M4-10q-6 12 0 22', t.dark, 3),
  turtle: (t) =>
    e(-52, -26, 20, 9, t.other, 'transform="rotate(32 -52 -26)"') +
    e(-52, 26, 20, 9, t.other, 'transform="rotate(-32 -52 26)"') +
    e(34, -36, 24, 10, t.other, 'transform="rotate(-38 34 -36)"') +
    e(34, 36, 24, 10, t.other, 'transform="rotate(38 34 36)"') +
    e(62, 0, 18, 14, t.other) +
    e(0, 0, 54, 42, t.main) +
    line(
      'M-20-18 4-24 26-12V12L4 24l-24-6zM-20-18-46-8M-20 18-46 8M4-24 8-42M4 24 8 42M26-12 50-18M26 12l24 6',
      PALE,
      2.4,
      'opacity=".7"',
    ) +
    c(68, -4, 3, INK),
  octopus: (t) =>
    [-54, -32, -10, 12, 34]
      .map((x, place) =>
        line(
          `M${x * 0.5} 10q${place % 2 ? 14 : -16} 22 ${x * 0.5 - 2} 50`,
          t.main,
          11,
          'stroke-linecap="round"',
        ),
      )
      .join('') +
    e(0, -20, 44, 40, t.main) +
    c(-14, -12, 9, IVORY) +
    c(14, -12, 9, IVORY) +
    c(-12, -11, 5, INK) +
    c(16, -11, 5, INK) +
    e(-18, -38, 10, 7, IVORY, 'opacity=".4"'),
  captain: (t) =>
    p('M-46-6q46-34 92 0-46-12-92 0', INK) +
    p('M-50-4q50-12 100 0v10q-50-14-100 0z', G) +
    p('M-40-10q4-30 40-34 36 4 40 34-40-16-80 0', t.dark) +
    word('⚓', 0, -14, 22, G),
  squid: (t) =>
    p('M0-60q30 24 24 60h-48Q-30-36 0-60', t.main) +
    p('M-24-20-46-2l22 4zM24-20 46-2 24 2z', t.other) +
    [-18, -6, 6, 18].map((x) => line(`M${x} 0q${x} 24 0 50`, t.main, 7, 'stroke-linecap="round"')).join('') +
    c(-9, -10, 5, IVORY) +
    c(9, -10, 5, IVORY),
  crab: (t) =>
    e(0, 8, 42, 28, t.main) +
    line(
      'M-38 0q-28-8-30-34M38 0q28-8 30-34M-36 22l-24 18M36 22l24 18M-26 32l-14 20M26 32l14 20',
      t.main,
      7,
      'stroke-linecap="round"',
    ) +
    p(
      'M-82-34q0-20 20-20-8 8-2 16 10 2 14-6 2 20-14 22-14 0-18-12M82-34q0-20-20-20 8 8 2 16-10 2-14-6-2 20 14 22 14 0 18-12',
      t.main,
    ) +
    c(-13, -22, 7, IVORY) +
    c(13, -22, 7, IVORY) +
    c(-12, -22, 4, INK) +
    c(14, -22, 4, INK),
  jelly: (t) =>
    p('M-40 0q0-46 40-46t40 46q-10 10-20 0-10 10-20 0-10 10-20 0-10 10-20 0', t.main, 'opacity=".85"') +
    [-24, -8, 8, 24]
      .map((x, place) =>
        line(
          `M${x} 4q${place % 2 ? 12 : -12} 18 0 34t${place % 2 ? -6 : 6} 26`,
          t.other,
          4,
          'stroke-linecap="round" opacity=".8"',
        ),
      )
      .join('') +
    e(-14, -24, 9, 6, IVORY, 'opacity=".6"'),
  star: (t) =>
    p(
      'M0-52 15-16 54-14 24 10 35 48 0 26l-35 22 11-38-30-24 39-2z',
      t.main,
      `stroke="${t.dark}" stroke-width="6" stroke-linejoin="round"`,
    ) +
    [
      [0, -24],
      [0, 4],
      [-20, -4],
      [20, -4],
      [-14, 22],
      [14, 22],
    ]
      .map(([x, y]) => c(x!, y!, 4, PALE))
      .join(''),
  seahorse: (t) =>
    line('M14-44q-40-4-34 26 4 20 22 30 20 14 8 32-16 18-28-2', t.main, 17, 'stroke-linecap="round"') +
    p('M12-58q26 0 30 22-20 4-34-4z', t.main) +
    p('M-24-14-46-2l20 12z', t.other) +
    c(20, -44, 3.4, INK),
  toad: (t) =>
    p(
      'M-54 34q-8-44 20-60 4-20 16-14 10 8 18 8t18-8q12-6 16 14 28 16 20 60-54 20-108 0',
      t.main,
      `stroke="${DEEP}" stroke-width="2"`,
    ) +
    c(-24, -30, 7, INK) +
    c(24, -30, 7, INK) +
    line('M-30-2q30 18 60 0', DEEP, 3.4) +
    [
      [-30, 16],
      [30, 16],
      [0, 22],
    ]
      .map(([x, y]) => c(x!, y!, 6, DEEP, 'opacity=".6"'))
      .join('') +
    e(0, 8, 13, 5, RED) +
    c(0, 10, 9, G) +
    r(-3, 7, 6, 6, INK),
  penguin: () =>
    e(0, 0, 34, 48, INK) +
    e(0, 10, 23, 34, IVORY) +
    c(0, -36, 24, INK) +
    e(-8, -36, 7, 9, IVORY) +
    e(8, -36, 7, 9, IVORY) +
    c(-7, -36, 3, INK) +
    c(7, -36, 3, INK) +
    p('M-7-28H7L0-18zM-24 46h20l-10 8zM24 46H4l10 8z', '#eba23c') +
    p('M-32-8-52 22l20-2zM32-8 52 22l-20-2z', INK),
  hole: (t) => e(0, 8, 70, 26, IVORY) + e(0, 6, 50, 17, t.dark) + e(0, 10, 42, 12, t.main),
  coral: (t) =>
    line(
      'M0 50V-4q-4-26-28-38M0 14q26-4 30-40M-12-18q-24 2-34-10M24-14q18 0 26-16M0 30q-30-2-40-24',
      t.main,
      10,
      'stroke-linecap="round"',
    ) +
    [
      [-30, -42],
      [30, -28],
      [-46, -28],
      [50, -30],
      [-40, 6],
    ]
      .map(([x, y]) => c(x!, y!, 8, t.other))
      .join(''),
  pearl: (t) =>
    p('M-56 10q56-60 112 0-56 62-112 0', t.dark) +
    p('M-58 4q10-56 58-58t58 58q-58-30-116 0', t.main) +
    [-40, -20, 0, 20, 40].map((x) => line(`M${x * 0.4}-50 ${x}-6`, PALE, 2, 'opacity=".6"')).join('') +
    c(0, 14, 18, IVORY) +
    c(-6, 8, 6, '#fff'),
  castle: (t) =>
    r(-52, -10, 104, 56, t.main) +
    r(-58, -34, 26, 80, t.dark) +
    r(32, -34, 26, 80, t.dark) +
    r(-16, -52, 32, 98, t.main) +
    p('M-62-34 -45-62-28-34zM28-34 45-62 62-34zM-20-52 0-86 20-52z', t.other) +
    p('M-12 46V22q12-16 24 0v24z', INK) +
    [
      [-45, -12],
      [45, -12],
      [0, -28],
    ]
      .map(([x, y]) => e(x!, y!, 5, 8, GOLD))
      .join(''),
  chest: () =>
    p('M-54 0h108v46h-108z', '#7a4a22') +
    p('M-54 0q0-40 54-40T54 0z', '#96602f') +
    r(-58, -4, 116, 9, G) +
    r(-11, -10, 22, 24, G, 3) +
    c(0, 2, 4, INK) +
    r(-44, -30, 9, 76, G) +
    r(35, -30, 9, 76, G) +
    spark(-24, -46, 10) +
    spark(26, -52, 14),
  gold: () =>
    [
      [-36, 24],
      [-12, 30],
      [14, 26],
      [38, 30],
      [-24, 10],
      [2, 12],
      [26, 12],
      [-8, -4],
      [14, -4],
    ]
      .map(([x, y]) => c(x!, y!, 13, G, `stroke="${DEEP}" stroke-width="1.500"`))
      .join(''),
  trident: (t) =>
    g(
      r(-4, -20, 8, 96, G, 3) +
        line('M-28-56v24q0 20 28 20t28-20v-24M0-12v-50', G, 8, 'stroke-linecap="round"') +
        p('M-38-52l10-24 10 24zM-10-56 0-84l10 28zM18-52l10-24 10 24z', t.other),
      'transform="rotate(20)"',
    ),
  bolt2: (t) =>
    line(
      'M-20-50 4-14l-18 4 26 42M30-44 44-8 30-4 46 26',
      t.other,
      6,
      'stroke-linejoin="round" stroke-linecap="round"',
    ),
  torpedo: (t) =>
    p('M-50-18h86q34 4 34 18T36 18h-86z', t.main) +
    p('M36-18q34 4 34 18T36 18z', RED) +
    p('M-50-18-76-34v26zM-50 18l-26 16V8z', t.dark) +
    r(-30, -18, 9, 36, G) +
    c(0, 0, 7, G) +
    g(c(-92, 0, 8, IVORY) + c(-108, -12, 5, IVORY) + c(-112, 10, 6, IVORY), 'opacity=".6"'),
  cannon: (t) =>
    g(
      p('M-44-16 50-22v44L-44 16q-16-16 0-32', t.main) +
        r(46, -26, 16, 52, G, 4) +
        r(-20, -20, 10, 40, G) +
        r(14, -22, 10, 44, G),
      'transform="rotate(-38)"',
    ) +
    p('M-56 56q0-44 34-44t34 44z', t.dark) +
    c(-22, 34, 13, G) +
    c(-22, 34, 6, INK),
  blast: (t) =>
    around(9, p('M0-14-9-30 0-62 9-30z', t.other)) +
    around(9, p('M0-10-6-20 0-40 6-20z', G), 20) +
    c(0, 0, 18, IVORY),
  net: (t) =>
    p('M-54-40q54 26 108 0-6 70-54 90-48-20-54-90', t.other, 'opacity=".18"') +
    line(
      'M-54-40q54 26 108 0M-52-20q52 26 104 0M-44 2q44 24 88 0M-30 24q30 16 60 0M-34-34Q-24 20 0 50M0-28v78M34-34Q24 20 0 50M-54-40q6 70 54 90 48-20 54-90',
      PALE,
      2,
      'opacity=".85"',
    ),
  boat: (t) =>
    p('M-70 14q70 24 140-6-14 36-40 40h-64q-26-6-36-34', '#6d4420') +
    p('M-26 10q-2-30 26-34t30 30z', t.main) +
    line('M-26 10q26-12 56-4', GOLD, 2) +
    line('M44 8V-50', DEEP, 4) +
    c(44, -50, 11, G) +
    c(44, -50, 22, G, 'opacity=".25"'),
  junk: (t) =>
    p('M-66 24h132q-10 30-30 32h-72q-22-4-30-32', '#5c3a1c') +
    line('M-20 24v-86M26 24v-64', DEEP, 4) +
    p('M-20-62q44 30 36 76h-36zM26-40q30 22 24 54H26z', t.main) +
    line('M-20-36q34 4 37 16M-20-10q36 4 37 10M26-18q22 4 25 12', GOLD, 2),
  wreck: (t) =>
    g(
      p('M-70 20h124l16-34q-2 52-34 66h-70q-30-4-36-32', '#2d3a4a') +
        line('M-30 20v-86M20 20v-70', '#46566b', 6) +
        p('M-30-62l34 14-14 12 18 18-38 6z', t.other, 'opacity=".6"') +
        p('M20-46l24 14-10 10 12 14-26 4z', t.other, 'opacity=".6"') +
        c(-30, 36, 6, t.main) +
        c(-6, 38, 6, t.main) +
        c(18, 37, 6, t.main),
      'transform="rotate(-9)"',
    ),
  lighthouse: (t) =>
    p('M-16-34h32l10 88h-52z', IVORY) +
    p('M-18-16h36l2 20h-40zM-22 26h44l2 22h-48z', RED) +
    r(-20, -44, 40, 10, INK) +
    r(-13, -62, 26, 18, G) +
    p('M-18-62 0-78 18-62z', RED) +
    p('M13-56 90-82v52zM-13-56-90-82v52z', PALE, 'opacity=".35"') +
    p('M-60 60q60-18 120 0z', t.dark),
  rod: (t) =>
    line('M-60 60Q-10-20 50-58', DEEP, 5, 'stroke-linecap="round"') +
    line('M50-58q10 40 6 84', IVORY, 1.6) +
    p('M50 26q6-10 12 0v8q-6 8-12 0z', RED) +
    r(50, 30, 12, 6, IVORY) +
    c(-44, 36, 8, t.main),
  straw: (t) =>
    p('M-60 20q20-10 34-46 26-14 52 0 14 36 34 46-60 22-120 0', '#d9b06a') +
    line('M-54 20q54 18 108 0M-40 4q40 14 80 0M-30-14q30 10 60 0', DEEP, 2) +
    p('M-26-8q26 10 52 0v8q-26 10-52 0z', t.main),
  mermaid: (t) =>
    p(
      'M-6-58q30 6 26 44-2 36 10 56 16 20 42 8-12 24-34 18-6 14-26 16 0-22 10-28-34-22-38-70 2-30 10-44',
      t.main,
    ) +
    line('M4-30q14 4 16 2M-2-10q14 4 20 2M0 10q14 4 20 0M6 30q10 4 16-2', PALE, 2, 'opacity=".7"') +
    c(-2, -66, 15, IVORY) +
    p('M-20-60q-4-28 20-28t16 30q-10-12-18-12-2 30-26 52-14-20 8-42', t.other),
  splash: (t) =>
    p('M-60 20q6-40 22-10 8-60 24-14Q0-70 10-6q18-50 26-2 16-24 22 28z', t.other, 'opacity=".85"') +
    [
      [-46, -26],
      [0, -58],
      [44, -34],
      [-22, -46],
      [26, -52],
    ]
      .map(([x, y]) => c(x!, y!, 4, IVORY))
      .join(''),
  fly: (t) =>
    g(
      p('M-56 6-84-14l8 22-10 18z', t.other) +
        p('M-60 6q40-26 96-16 20 4 30 14-30 22-70 18-34-2-56-16', t.main) +
        p('M-4-8q-6-46-50-58 2 40 26 60z', t.other, 'opacity=".9"') +
        p('M8 16q4 34 34 44 2-30-14-46z', t.other, 'opacity=".7"') +
        c(46, -2, 4, INK),
      'transform="rotate(-22)"',
    ),
  island: (t) =>
    e(0, 34, 70, 14, '#e3c98e') +
    p('M-40 34q40-30 80 0z', t.main) +
    line('M6 26q-8-44 10-66', '#6d4420', 7) +
    [-70, -20, 30, 80, 130]
      .map((turn) =>
        g(p('M0 0q26-18 46 4-24-6-46-4', JADE), `transform="translate(16 -40)rotate(${turn - 90})"`),
      )
      .join('') +
    c(10, -34, 5, DEEP) +
    c(20, -32, 5, DEEP),
  islets: (t) =>
    [
      [-56, 12, 0.5],
      [50, 4, 0.6],
      [0, 34, 0.8],
      [-14, -22, 0.4],
    ]
      .map(([x, y, s]) =>
        g(
          e(0, 14, 50, 12, '#e3c98e') + p('M-34 14Q-10-50 10-14q18-20 26 28z', t.main),
          `transform="translate(${x} ${y})scale(${s})"`,
        ),
      )
      .join(''),
  dragon: (t) =>
    p(
      'M-62 30q-10-60 46-70 40-4 62 14l26-4-10 20q10 20-4 34-20 14-52 8 20-8 24-20-40 8-60-4-4 26 16 40-34 8-48-18',
      t.main,
      `stroke="${G}" stroke-width="2.500"`,
    ) +
    line(
      'M-18-38q-14-26-38-30M4-42Q2-66-14-80M60 4q20 6 24 24M58 14q12 14 6 30',
      G,
      4.5,
      'stroke-linecap="round"',
    ) +
    c(14, -18, 7, IVORY) +
    c(16, -18, 4, INK) +
    p('M26 20l6 8 6-9 6 8 6-10', IVORY),
  rainbow: () =>
    [RED, '#e9953a', '#f2cf4a', JADE, '#3f7fc4', '#7a4fb0']
      .map(
        (colour, place) =>
          `<path fill="none" stroke="${colour}" stroke-width="9" d="M${-84 + place * 9} 40a${84 - place * 9} ${84 - place * 9} 0 0 1 ${168 - place * 18} 0"/>`,
      )
      .join(''),
  planet: (t) =>
    c(0, 0, 38, t.main) +
    p('M-36-10q36 12 72-2v14q-36 12-74 0z', t.dark, 'opacity=".5"') +
    c(-12, -14, 9, IVORY, 'opacity=".3"') +
    line('M-34-14q-44 18-34 30 20 16 74-6t58-36q-4-12-36-2', G, 5, 'stroke-linecap="round"'),
  comet: (t) =>
    p('M20 20q-60-20-92-70 60 20 100 58z', t.other, 'opacity=".7"') +
    p('M26 26Q-20 0-60-52 4-20 36 18z', PALE, 'opacity=".6"') +
    spark(34, 30, 26),
  hook: (t) =>
    line('M0-60V20q0 28-22 28t-22-24', '#c6cddb', 7, 'stroke-linecap="round"') +
    p('M-50 32l4-24 16 18z', '#c6cddb') +
    c(0, -64, 8, t.main),
  anchor: () =>
    line('M0-34V46M-24-14h48M-46 14q4 34 46 36 42-2 46-36', G, 9, 'stroke-linecap="round"') +
    c(0, -46, 11, 'none', `stroke="${GOLD}" stroke-width="7"`),
  lily: (t) =>
    p('M0 6-46-8A48 26 0 1 0 46-6z', JADE) +
    line('M0 6-34 16M0 6v22M0 6l34 12', t.dark, 1.6) +
    p('M0 6q-16-16 0-34 16 18 0 34M0 6q-26-4-24-24 22 2 24 24M0 6q26-4 24-24-22 2-24 24', t.other),
} as const satisfies Record<string, Motif>
