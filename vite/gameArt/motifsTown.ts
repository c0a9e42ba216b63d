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

const roof = (y: number, half: number, fill: string) =>
  p(`M${-half - 12} ${y}q12-2 16-14h${half * 2 - 8}q4 12 16 14-8 2-14-2H${-half + 2}q-6 4-14 2`, fill)

/** Motifs of festivals, theatre and old towns. */
export const townMotifs = {
  lantern: (t, note) =>
    line('M0-66v14', GOLD, 2) +
    r(-16, -54, 32, 8, G, 3) +
    e(0, -8, 44, 40, t.main) +
    e(0, -8, 22, 40, 'none', `stroke="${GOLD}" stroke-width="1.500"`) +
    line('M0-48V32', GOLD, 1.5) +
    r(-16, 30, 32, 8, G, 3) +
    line('M-8 38v20M0 38v26M8 38v20', GOLD, 2.5) +
    (note && word(note, 0, 6, 36, PALE)),
  palaceLamp: (t, note) =>
    p('M-30-44h60l16 14h-92z', G) +
    p('M-40-30h80l-8 62h-64z', t.main) +
    line('M-14-30l-4 62M14-30l4 62', GOLD, 2) +
    p('M-36 32h72l8 10h-88z', G) +
    line('M-32 42v22M32 42v22M0 42v26', RED, 3) +
    line('M0-66v22', GOLD, 2) +
    (note && word(note, 0, 14, 34, PALE)),
  skyLamp: (t) =>
    p('M-26-46q26-14 52 0l8 74q-34 12-68 0z', t.main) +
    p('M-14 34q14 6 28 0l-14 14z', G) +
    e(0, 12, 20, 24, PALE, 'opacity=".5"'),
  slip: (t, note) =>
    r(-22, -52, 44, 104, IVORY, 3) +
    r(-22, -52, 44, 12, t.main) +
    line('M0-52v-16', RED, 3) +
    word(note, 0, 12, 38, RED) +
    line('M-12 34h24M-12 42h24', '#c9bda2', 2),
  burst: (t) =>
    around(16, line('M0-14V-52', t.other, 3.4, 'stroke-linecap="round"')) +
    around(8, c(0, -34, 3, PALE), 11) +
    c(0, 0, 8, G),
  couplet: (t, note) =>
    r(-18, -60, 36, 120, t.main, 2, `stroke="${G}" stroke-width="3"`) +
    Array.from(note)
      .map((one, place) => word(one, 0, -28 + place * 34, 28, PALE))
      .join(''),
  fu: (t, note) =>
    g(r(-38, -38, 76, 76, t.main, 4, `stroke="${G}" stroke-width="3"`), 'transform="rotate(45)"') +
    word(note, 0, 20, 54, G),
  crackers: () =>
    [-2, -1, 0, 1, 2]
      .map((place) =>
        g(
          r(-8, -16, 16, 34, RED, 3) + r(-8, -16, 16, 6, G) + r(-8, 12, 16, 6, G),
          `transform="translate(${place % 2 ? 14 : -12} ${place * 24})rotate(${place % 2 ? 34 : -34})"`,
        ),
      )
      .join('') +
    line('M0-74V60', GOLD, 2.5) +
    spark(0, 76, 16),
  fan: (t) =>
    around(1, '') +
    g(
      [-64, -48, -32, -16, 0, 16, 32, 48, 64]
        .map((turn, place) =>
          g(p('M-8-34-15-86h30L8-34z', place % 2 ? t.main : t.dark), `transform="rotate(${turn})"`),
        )
        .join('') +
        [-64, -40, -20, 0, 20, 40, 64]
          .map((turn) => g(p('M-2 0-3-84h6L2 0z', G), `transform="rotate(${turn})"`))
          .join('') +
        line('M-76-40a86 86 0 0 1 152 0', GOLD, 2.5) +
        c(0, 0, 7, G),
      'transform="translate(0 40)"',
    ),
  roundFan: (t, note) =>
    c(0, -18, 44, IVORY, `stroke="${G}" stroke-width="5"`) +
    g(around(5, c(0, -10, 8, t.other)) + c(0, 0, 5, GOLD), 'transform="translate(-10 -24)"') +
    line('M-30 6q20-20 56-22', JADE, 3) +
    r(-3, 26, 6, 44, DEEP, 3) +
    line('M0 70v14', RED, 4) +
    (note && word(note, 14, 4, 22, INK)),
  brush: (t) =>
    g(
      r(-5, -62, 10, 76, DEEP, 3) + r(-7, 10, 14, 12, G) + p('M-8 22h16q2 20-8 38-10-18-8-38', INK),
      'transform="rotate(28)"',
    ) + p('M-40 40q20 22 60 12-30 24-66 4z', t.main),
  scroll: (t, note) =>
    r(-50, -34, 100, 68, '#efe2c3') +
    r(-58, -42, 12, 84, DEEP, 5) +
    r(46, -42, 12, 84, DEEP, 5) +
    p('M-40 24q18-34 32-16t30-22 16 38z', t.main, 'opacity=".6"') +
    c(26, -16, 8, RED) +
    (note && word(note, -18, -6, 22, INK)),
  peach: (t) =>
    around(5, p('M0 0q-20-10-14-32 8-10 14 0 6-10 14 0 6 22-14 32', t.other)) +
    around(10, line('M0 0v-16', RED, 1.2)) +
    c(0, 0, 6, G),
  peony: (t) =>
    around(8, e(0, -30, 19, 24, t.main)) +
    around(7, e(0, -18, 14, 18, t.other), 20) +
    around(5, e(0, -8, 8, 10, PALE)) +
    c(0, 0, 5, G),
  lotus: (t) =>
    [-70, 70, -44, 44, -20, 20]
      .map((turn) =>
        g(
          p(
            'M0 30q-22-30 0-66 22 36 0 66',
            turn % 3 ? t.main : t.other,
            `stroke="${PALE}" stroke-opacity=".5"`,
          ),
          `transform="rotate(${turn} 0 30)"`,
        ),
      )
      .join('') +
    p('M0 30q-22-30 0-66 22 36 0 66', t.other) +
    e(0, 34, 54, 9, JADE),
  phoenix: (t) =>
    p('M-8-30q10-30 34-18-10 2-12 10 18 20 2 46-20 22-46 8 20-10 22-46', t.main) +
    [0, 1, 2]
      .map(
        (place) =>
          line(
            `M-26 16q-${30 + place * 10} ${12 + place * 14}-${44 + place * 6} ${40 + place * 10}`,
            place % 2 ? t.other : G,
            6,
            'stroke-linecap="round"',
          ) + c(-70 - place * 6, 56 + place * 10, 7, t.other),
      )
      .join('') +
    p('M4-6Q40-40 66-34 60-8 12 16z', G) +
    p('M26-48q8-16 20-14-4 12-14 16z', RED) +
    c(14, -38, 3, INK),
  dress: (t) =>
    p('M-12-46h24l6 30 34 66q-52 22-104 0l34-66z', t.main) +
    p('M-12-46h24L0-18zM0-18l10 76H-10z', t.other) +
    p('M-18-16h36v8h-36z', G) +
    line('M-16-30q-40 6-56 44M16-30q40 6 56 44', t.other, 7, 'stroke-linecap="round"') +
    c(0, -60, 12, IVORY) +
    p('M-14-62q14-24 28 0-14-8-28 0', INK),
  opera: (t) =>
    p('M-40-30q40-34 80 0 6 50-40 82-46-32-40-82', IVORY) +
    p('M-40-30q18-16 34-14-4 30-30 40zM40-30q-18-16-34-14 4 30 30 40z', t.main) +
    p('M-28-8q12-14 24 0-12 8-24 0M28-8q-12-14-24 0 12 8 24 0', INK) +
    p('M-10 26q10 8 20 0-10-8-20 0', RED) +
    p('M-5-40q5 24 0 36h10q-5-12 0-36z', RED) +
    p('M-50-34q50-50 100 0-50-18-100 0', G) +
    around(1, '') +
    [-40, -20, 0, 20, 40].map((x) => c(x, -50 - (40 - Math.abs(x)) / 4, 8, x % 40 ? t.main : RED)).join(''),
  mask: (t) =>
    p(
      'M-60-20q60-24 120 0 2 40-30 42-22-2-30-22-8 20-30 22-32-2-30-42',
      t.main,
      `stroke="${G}" stroke-width="4"`,
    ) +
    p('M-42-8q16-12 28 4-16 12-28-4M42-8q-16-12-28 4 16 12 28-4', INK) +
    p('M-8-32q-30-40-62-34 8 20 36 32zM8-32q30-40 62-34-8 20-36 32z', t.other) +
    spark(0, -36, 12),
  umbrella: (t) =>
    p(
      'M-60 0q8-56 60-60 52 4 60 60-10-12-20 0-10-12-20 0-10-12-20 0-10-12-20 0-10-12-20 0-10-12-20 0',
      t.main,
    ) +
    line('M0-60-20 0M0-60 20 0M0-60V0', GOLD, 1.6) +
    line('M0 0v50q0 12-12 12', DEEP, 5) +
    c(0, -60, 5, G),
  pagoda: (t) =>
    [0, 1, 2, 3]
      .map(
        (row) =>
          r(-34 + row * 6, 30 - row * 30, 68 - row * 12, 24, t.dark) +
          c(0, 40 - row * 30, 5, GOLD) +
          roof(32 - row * 30, 44 - row * 7, t.main),
      )
      .join('') +
    line('M0-74v-24', GOLD, 3) +
    c(0, -78, 5, G) +
    r(-50, 54, 100, 8, t.dark),
  gatehouse: (t) =>
    r(-60, -4, 120, 62, t.dark) +
    p('M-18 58V22q18-24 36 0v36z', t.to) +
    line('M-60 10h36M24 10h36M-60 26h30M30 26h30', GOLD, 1, 'opacity=".5"') +
    r(-44, -34, 88, 30, t.main) +
    [-30, -10, 10, 30].map((x) => r(x - 5, -28, 10, 20, GOLD, 1)).join('') +
    roof(-30, 56, G) +
    roof(-58, 34, G) +
    r(-26, -56, 52, 16, t.main),
  pavilion: (t) =>
    roof(-24, 50, t.main) +
    p('M-20-38 0-70 20-38z', t.main) +
    c(0, -72, 6, G) +
    [-38, -14, 14, 38].map((x) => r(x - 4, -24, 8, 70, RED)).join('') +
    r(-52, 44, 104, 10, DEEP) +
    line('M-38 24h76', GOLD, 2),
  bridge: (t) =>
    p('M-90 40q90-80 180 0h-22q-68-48-136 0z', t.main) +
    line('M-84 30q84-74 168 0', GOLD, 3) +
    [-60, -30, 0, 30, 60].map((x) => r(x - 2, -24 + Math.abs(x) * 0.42, 4, 16, GOLD)).join(''),
  willow: () =>
    [-30, -14, 2, 18, 34]
      .map(
        (x, place) =>
          line(`M40-60q${x - 40} 6 ${x - 44} ${90 + place * 6}`, JADE, 3) +
          g(e(x - 2, 8, 3, 9, JADE) + e(x - 6, 28, 3, 9, JADE), ''),
      )
      .join('') + line('M60 60q4-70-22-120', '#4a3320', 8),
  rain: (t) =>
    line(
      'M-70-60l-8 26M-34-66l-8 26M6-62l-8 26M46-66l-8 26M-54-16l-8 26M-14-20l-8 26M28-16l-8 26M66-22l-8 26',
      t.other,
      2.4,
      'stroke-linecap="round" opacity=".8"',
    ),
  steps: (t) =>
    [0, 1, 2, 3, 4]
      .map((row) => r(-50 + row * 9, 44 - row * 13, 100 - row * 18, 13, row % 2 ? t.main : t.dark))
      .join('') + p('M-6-22V-60l26 10-26 10', RED),
  peak: (t) =>
    p('M-80 50-30-40-8-10 22-64 84 50z', t.main) +
    p('M-30-40-44-14l14-4 10 8zM22-64 4-30l16-4 14 12 12-4z', IVORY) +
    p('M22-64 84 50H30z', t.dark, 'opacity=".5"'),
  blade: (t) =>
    g(
      p('M-5-64 0-76 5-64V24H-5z', '#c6cddb') +
        p('M0-76 5-64V24H0z', '#8d98ae') +
        r(-20, 24, 40, 8, G, 3) +
        r(-5, 32, 10, 26, t.main, 4) +
        c(0, 62, 6, G),
      'transform="rotate(34)"',
    ),
  arrow: (t) =>
    line('M-60 30 50-32', GOLD, 5) +
    p('M66-42 36-36l14 20z', t.main) +
    p('M-60 30l-12-6 22-14 6 10zM-60 30l-2 14 22-14z', RED),
  boots: (t) =>
    p('M-46 30q20-6 34-46l30 12q-2 24 22 30 14 6 12 20h-92z', t.main) +
    r(-44, 40, 100, 9, G, 4) +
    line('M-74-6h34M-82 14h38M-70 34h20', t.other, 4, 'stroke-linecap="round"'),
  go: () =>
    r(-54, -54, 108, 108, '#d9b06a', 5, `stroke="${DEEP}" stroke-width="3"`) +
    line(
      'M-36-54v108M-12-54v108M12-54v108M36-54v108M-54-36h108M-54-12h108M-54 12h108M-54 36h108',
      '#7a5a22',
      1.4,
    ) +
    [
      [-12, -12],
      [12, 12],
      [-36, 12],
    ]
      .map(([x, y]) => c(x!, y!, 11, INK))
      .join('') +
    [
      [12, -12],
      [-12, 12],
      [36, -36],
    ]
      .map(([x, y]) => c(x!, y!, 11, IVORY))
      .join(''),
  chess: (_, note) =>
    c(0, 4, 46, DEEP) +
    c(0, 0, 46, '#ecd3a0') +
    c(0, 0, 38, 'none', `stroke="${note === '帥' || note === '炮' ? RED : INK}" stroke-width="3"`) +
    word(note, 0, 19, 52, note === '帥' || note === '炮' ? RED : INK),
  domino: (_, note) =>
    r(-26, -50, 52, 100, INK, 8, `stroke="${G}" stroke-width="2.500"`) +
    line('M-26 0h52', GOLD, 1.5) +
    Array.from(note)
      .map((one, half) =>
        g(
          Array.from({ length: Number(one) }, (_unused, place) =>
            c(place % 2 ? 10 : -10, -14 + Math.floor(place / 2) * 14, 5, place % 3 ? IVORY : RED),
          ).join(''),
          `transform="translate(0 ${half ? 26 : -24})"`,
        ),
      )
      .join(''),
  bull: (t, note) =>
    p('M-34-24q34-20 68 0l8 34q-8 40-42 44-34-4-42-44z', t.main) +
    p('M-34-22q-34 0-40-34 22 14 48 16zM34-22q34 0 40-34-22 14-48 16z', IVORY) +
    e(0, 34, 24, 18, '#e8b9a0') +
    c(-9, 34, 4, INK) +
    c(9, 34, 4, INK) +
    c(-18, 2, 5, INK) +
    c(18, 2, 5, INK) +
    line('M-8 44a8 8 0 1 0 16 0', G, 4) +
    (note && word(note, 0, -4, 24, G)),
  seal: (t, note) =>
    r(-36, -36, 72, 72, t.main, 10) +
    r(-29, -29, 58, 58, 'none', 6, `stroke="${PALE}" stroke-width="2.500"`) +
    word(note, 0, 17, 46, PALE),
} as const satisfies Record<string, Motif>
