import { around, c, e, figures, g, G, GOLD, line, p, PALE, r, spark, type Scene } from './paint.ts'

const at = (x: number, y: number, inner: string) => g(inner, `transform="translate(${x} ${y})"`)
const stars = (w: number, h: number, seed: number, count = 9) => {
  const next = figures(seed)
  return g(
    Array.from({ length: count }, () =>
      c(Math.round(next() * w), Math.round(next() * h * 0.7), next() > 0.6 ? 2 : 1.2, PALE),
    ).join(''),
    'opacity=".7"',
  )
}
const hill = (w: number, h: number, y: number, rise: number, fill: string) =>
  p(
    `M0 ${y}q${w * 0.14} ${-rise} ${w * 0.3} ${-rise * 0.3}t${w * 0.32} ${-rise * 0.5} ${w * 0.38} ${rise * 0.6}V${h}H0z`,
    fill,
  )
const waves = (w: number, y: number, stroke: string, rows = 3) =>
  Array.from({ length: rows }, (_, row) =>
    line(
      `M${-20 * row} ${y + row * 13}q22-8 44 0${'t44 0'.repeat(Math.ceil(w / 44) + 1)}`,
      stroke,
      1.4,
      `opacity="${0.6 - row * 0.14}"`,
    ),
  ).join('')
const moon = (x: number, y: number, size: number) =>
  c(x, y, size * 1.3, PALE, 'opacity=".14"') + c(x, y, size, PALE)

/** The grounds of the pictures. */
export const scenes = {
  rings: (t, w, h) =>
    g(
      [36, 62, 88, 114, 140, 170]
        .map((size) => `<circle cx="${w / 2}" cy="${h * 0.48}" r="${size}"/>`)
        .join(''),
      `fill="none" stroke="${t.other}" opacity=".34"`,
    ),
  rays: (t, w, h) => at(w / 2, h * 0.46, g(around(14, p('M0 0-26-300H26z', t.main)), 'opacity=".26"')),
  moonlight: (_, w, h) => stars(w, h, 3) + moon(w * 0.68, h * 0.34, w * 0.2),
  crescent: (t, w, h) =>
    stars(w, h, 5, 12) + c(w * 0.24, h * 0.28, 40, PALE) + c(w * 0.24 + 18, h * 0.28 - 8, 36, t.from),
  hills: (t, w, h) =>
    stars(w, h, 7, 6) +
    hill(w, h, h * 0.66, 70, t.dark) +
    hill(w, h, h * 0.82, 50, t.to) +
    waves(w, h - 34, GOLD, 2),
  sea: (t, w, h) => g(waves(w, h * 0.62, t.other, 6), '') + stars(w, h, 9, 5),
  sunset: (t, w, h) =>
    c(w / 2, h * 0.6, w * 0.27, G) +
    p(`M0 ${h * 0.62}H${w}V${h}H0z`, t.to) +
    [0, 1, 2, 3]
      .map((row) =>
        r(
          w * (0.3 - row * 0.04),
          h * (0.67 + row * 0.07),
          w * (0.4 + row * 0.08),
          3,
          GOLD,
          2,
          `opacity="${0.7 - row * 0.15}"`,
        ),
      )
      .join(''),
  deep: (t, w, h) =>
    g(
      p(`M${w * 0.2} 0h40l-50 ${h}h-80z`, t.other) +
        p(`M${w * 0.5} 0h50l10 ${h}h-90z`, t.other) +
        p(`M${w * 0.8} 0h36l70 ${h}h-70z`, t.other),
      'opacity=".13"',
    ) +
    p(`M0 ${h}V${h - 26}q60-26 120-4t110-6 ${w - 230} 2V${h}z`, t.to) +
    line(
      `M24 ${h}q-16-24 0-44t-4-40M${w - 26} ${h}q18-20 2-42t6-34`,
      t.main,
      7,
      'stroke-linecap="round" opacity=".7"',
    ),
  bubbles: (t, w, h) => {
    const next = figures(21)
    return g(
      Array.from(
        { length: 16 },
        () =>
          `<circle cx="${Math.round(next() * w)}" cy="${Math.round(next() * h)}" r="${Math.round(3 + next() * 13)}"/>`,
      ).join(''),
      `fill="${t.other}" fill-opacity=".1" stroke="${t.other}" stroke-opacity=".5"`,
    )
  },
  stage: (t, w, h) =>
    e(w / 2, h - 14, w * 0.42, 22, t.other, 'opacity=".25"') +
    p(`M0 0h56q6 ${h * 0.5}-34 ${h}H0zM${w} 0h-56q-6 ${h * 0.5} 34 ${h}H${w}z`, t.main) +
    p(`M0 0h${w}v22q-27 22-54 0t-54 0-54 0-54 0-54 0-54 0z`, t.dark) +
    line(`M36 20q0 ${h * 0.5}-22 ${h}M${w - 36} 20q0 ${h * 0.5} 22 ${h}`, t.dark, 5),
  gate: (t, w, h) =>
    r(0, 0, w, h, t.dark) +
    c(w / 2, h * 0.5, h * 0.44, G) +
    c(w / 2, h * 0.5, h * 0.41, t.from) +
    line(`M0 ${h - 16}h${w}M0 ${h - 8}h${w}`, GOLD, 2, 'opacity=".5"'),
  lattice: (t, w, h) => {
    let d = ''
    for (let x = 0; x <= w; x += 40) d += `M${x} 0v${h}`
    for (let y = 0; y <= h; y += 40) d += `M0 ${y}h${w}`
    for (let x = 20; x <= w; x += 40)
      for (let y = 20; y <= h; y += 40) d += `M${x - 10} ${y}l10-10 10 10-10 10z`
    return (
      line(d, t.other, 1.2, 'opacity=".26"') + e(w / 2, h / 2, w * 0.4, h * 0.42, t.from, 'opacity=".92"')
    )
  },
  clouds: (t, w, h) =>
    g(
      [
        [20, 50],
        [w - 108, 34],
        [w - 70, h - 70],
        [-14, h - 52],
      ]
        .map(
          ([x, y]) =>
            `<path d="M${x} ${y}h90a14 14 0 1 0-16-18 20 20 0 0 0-38-2 14 14 0 0 0-24 6 10 10 0 0 0-12 14"/>`,
        )
        .join(''),
      `fill="${t.main}" fill-opacity=".3" stroke="${t.other}" stroke-opacity=".6"`,
    ),
  floor: (t, w, h) => {
    let d = `M0 ${h * 0.62}h${w}M0 ${h * 0.7}h${w}M0 ${h * 0.82}h${w}`
    for (let x = -4; x <= 4; x++) d += `M${w / 2 + x * 18} ${h * 0.62}l${x * 60} ${h * 0.4}`
    return line(d, t.other, 1.3, 'opacity=".45"') + c(w / 2, h * 0.44, h * 0.34, t.main, 'opacity=".22"')
  },
  bamboo: (t, w, h) =>
    [26, 62, w - 30, w - 60]
      .map((x, place) => {
        const width = place % 2 ? 7 : 11
        return (
          r(x, 0, width, h, t.main, 0, 'opacity=".55"') +
          line(
            `M${x} ${50 + place * 12}h${width}M${x} ${130 + place * 9}h${width}M${x} ${200 - place * 6}h${width}`,
            t.to,
            2.5,
          )
        )
      })
      .join('') +
    p(
      `M26 60q-30 6-44 30 34 2 44-30M${w - 24} 96q30 0 42 24-32 6-42-24M${w - 52} 40q-26 4-36 24 28 4 36-24`,
      t.main,
    ),
  skyline: (t, w, h) => {
    const next = figures(31)
    let body = ''
    let windows = ''
    for (let x = 0; x < w; x += 28) {
      const top = Math.round(h * (0.4 + next() * 0.32))
      body += `M${x} ${h}V${top}h25V${h}z`
      for (let y = top + 8; y < h - 30; y += 16)
        if (next() > 0.45) windows += `M${x + 5} ${y}h5v6h-5zM${x + 15} ${y}h5v6h-5z`
    }
    return stars(w, h * 0.5, 11, 8) + p(body, t.dark) + p(windows, GOLD, 'opacity=".55"')
  },
  palace: (t, w, h) =>
    moon(w / 2, h * 0.42, h * 0.3) +
    g(
      p(`M0 ${h}V${h * 0.72}h${w}V${h}zM${w * 0.1} ${h * 0.72}q20-4 26-22h${w * 0.8 - 52}q6 18 26 22z`, t.to),
      '',
    ) +
    p(`M10 ${h * 0.72}h20v60h-20zM${w - 30} ${h * 0.72}h20v60h-20z`, t.main, 'opacity=".6"'),
  petals: (t, w, h) => {
    const next = figures(41)
    return Array.from({ length: 15 }, () => {
      const [x, y, turn] = [next() * w, next() * h, next() * 360].map(Math.round)
      return g(
        p('M0-9q9 7 0 18-9-11 0-18', t.other, 'opacity=".6"'),
        `transform="translate(${x} ${y})rotate(${turn})"`,
      )
    }).join('')
  },
  branch: (t, w, h) =>
    line(
      `M${w + 6} ${h * 0.1}q-70 4-104 30t-90 12M${w - 60} ${h * 0.17}q-10-26-40-34M${w - 120} ${h * 0.3}q-4 22-30 36`,
      '#3b2416',
      6,
      'stroke-linecap="round"',
    ) +
    [
      [w - 40, 30],
      [w - 96, 56],
      [w - 150, 66],
      [w - 92, 14],
      [w - 146, 100],
    ]
      .map(([x, y]) => at(x!, y!, around(5, c(0, -8, 6, t.other)) + c(0, 0, 4, GOLD)))
      .join(''),
  fireworks: (t, w, h) =>
    [
      [w * 0.2, h * 0.28, 40, GOLD],
      [w * 0.78, h * 0.22, 34, t.other],
      [w * 0.56, h * 0.14, 22, t.main],
    ]
      .map(([x, y, size, colour]) =>
        at(
          Number(x),
          Number(y),
          around(12, line(`M0-6V${-Number(size)}`, String(colour), 2.2, 'stroke-linecap="round"')),
        ),
      )
      .join('') + hill(w, h, h * 0.84, 36, t.to),
  lamps: (t, w, h) =>
    line(`M0 16q${w / 2} 46 ${w} 0`, GOLD, 1.5) +
    [0.12, 0.34, 0.66, 0.88]
      .map((x, place) =>
        at(
          w * x,
          (place % 3 === 0 ? 34 : 46) + h * 0.02,
          e(0, 12, 13, 15, t.main) +
            r(-6, -5, 12, 4, GOLD) +
            r(-6, 25, 12, 4, GOLD) +
            line('M0 29v14', GOLD, 2),
        ),
      )
      .join(''),
  cave: (t, w, h) =>
    p(`M0 0h${w}v34l-24 30-30-26-34 40-40-50-38 34-44-40-30 46-34-30-46 40z`, t.to) +
    p(`M0 ${h}v-40l30-24 34 34 40-20 44 34 50-30 40 26 40-36 42 22v34z`, t.to) +
    c(w / 2, h / 2, h * 0.36, t.main, 'opacity=".25"'),
  snow: (t, w, h) => {
    const next = figures(51)
    return (
      hill(w, h, h * 0.8, 40, '#dfe9f5') +
      hill(w, h, h * 0.9, 26, '#b9cde4') +
      Array.from({ length: 18 }, () =>
        c(Math.round(next() * w), Math.round(next() * h * 0.8), next() > 0.5 ? 3 : 1.8, t.other),
      ).join('')
    )
  },
  beams: (t, w, h) =>
    g(
      p(`M${w * 0.06} 0 ${w * 0.3} ${h}h${w * 0.34}zM${w * 0.94} 0 ${w * 0.36} ${h}h${w * 0.34}z`, t.other),
      'opacity=".16"',
    ) + e(w / 2, h - 22, w * 0.36, 16, t.other, 'opacity=".3"'),
  neon: (t, w, h) =>
    [0, 1, 2, 3]
      .map(
        (row) =>
          `<rect x="${14 + row * 22}" y="${12 + row * 16}" width="${w - 28 - row * 44}" height="${h - 24 - row * 32}" rx="16" fill="none" stroke="${row % 2 ? t.other : t.main}" stroke-width="${3 - row * 0.5}" opacity="${0.8 - row * 0.17}"/>`,
      )
      .join(''),
  space: (t, w, h) =>
    stars(w, h * 1.4, 13, 22) +
    e(w * 0.5, h * 0.5, w * 0.5, h * 0.16, t.main, `opacity=".3" transform="rotate(-18 ${w / 2} ${h / 2})"`) +
    spark(w * 0.14, h * 0.2, 12) +
    spark(w * 0.84, h * 0.74, 9),
  table: (t, w, h) =>
    e(w / 2, h * 0.62, w * 0.52, h * 0.42, t.main, 'opacity=".55"') +
    `<ellipse cx="${w / 2}" cy="${h * 0.62}" rx="${w * 0.47}" ry="${h * 0.37}" fill="none" stroke="${GOLD}" stroke-width="1.5" opacity=".6"/>`,
  reeds: (t, w, h) =>
    c(w * 0.74, h * 0.26, 34, PALE, 'opacity=".85"') +
    waves(w, h * 0.7, t.other, 5) +
    line(`M20 ${h}q8-60 2-110M36 ${h}q2-50 20-90M8 ${h}q4-40-6-70`, t.main, 3.4, 'stroke-linecap="round"') +
    e(22, h - 112, 5, 15, DEEP_REED) +
    e(57, h - 94, 5, 14, DEEP_REED),
} as const satisfies Record<string, Scene>

const DEEP_REED = '#7a5a22'
