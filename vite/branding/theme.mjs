// A brand's folder and colours: derives tokens from two colours per room, replaces those of src/ui/tokens.css, and checks them.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')

export const brandFolder = (setting, root = ROOT) =>
  resolve(root, setting || (existsSync(join(root, 'brand/brand.json')) ? 'brand' : 'vite/brand'))

/** Where src/ui/tokens.css defines a room's tokens. */
const ROOMS = { ink: /:root \{[^}]*\}/, paper: /\[data-theme='paper'\] \{[^}]*\}/ }
const LEAST_CONTRAST = 4.5

const parse = (colour) => {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour)?.[1]
  if (hex) {
    const digits = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex
    return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16))
  }
  const parts = /^rgba?\(([^)]+)\)$/.exec(colour)?.[1]?.split(',').map(Number)
  return parts?.every(Number.isFinite) && parts.length >= 3 ? parts : null
}

const toHex = (channels) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** Mixes `share` of the second colour into the first. */
const mix = (colour, other, share) => {
  const [a, b] = [parse(colour), parse(other)]
  return toHex(a.map((channel, at) => channel + (b[at] - channel) * share))
}
const faded = (colour, opacity) => `rgba(${parse(colour).join(', ')}, ${opacity})`

const luminance = (channels) => {
  const [r, g, b] = channels.map((channel) => {
    const share = channel / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast of two opaque colours as WCAG computes it, 1 to 21. */
export function contrast(one, other) {
  const [light, dark] = [luminance(parse(one)), luminance(parse(other))].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const readable = (fill) => ['#14110a', '#ffffff'].toSorted((a, b) => contrast(b, fill) - contrast(a, fill))[0]

const WHITE = '#ffffff'
const BLACK = '#000000'

/** Tokens derived from a room's two colours. */
const FROM_ACCENT = {
  ink: (accent) => ({
    '--accent': accent,
    '--accent-strong': mix(accent, WHITE, 0.28),
    '--accent-line': faded(accent, 0.36),
    '--accent-soft': faded(accent, 0.1),
    '--accent-fill': `linear-gradient(180deg, ${mix(accent, WHITE, 0.2)} 0%, ${accent} 100%)`,
    '--on-accent': readable(accent),
    '--btn-primary-hover': `linear-gradient(180deg, ${mix(accent, WHITE, 0.3)} 0%, ${mix(accent, WHITE, 0.1)} 100%)`,
    '--focus': mix(accent, WHITE, 0.6),
  }),
  paper: (accent) => ({
    '--accent': accent,
    '--accent-strong': mix(accent, BLACK, 0.25),
    '--accent-line': faded(accent, 0.42),
    '--accent-soft': mix(WHITE, accent, 0.08),
    '--btn-primary-bg': accent,
    '--btn-primary-hover': mix(accent, BLACK, 0.15),
    '--btn-primary-fg': readable(accent),
    '--focus': mix(accent, BLACK, 0.4),
  }),
}
const FROM_SURFACE = {
  ink: (surface) => ({
    '--surface-sunken': mix(surface, BLACK, 0.28),
    '--surface-0': surface,
    '--surface-1': mix(surface, WHITE, 0.035),
    '--surface-2': mix(surface, WHITE, 0.075),
    '--surface-3': mix(surface, WHITE, 0.12),
    '--line-1': mix(surface, WHITE, 0.12),
    '--line-2': mix(surface, WHITE, 0.2),
    '--skeleton-a': mix(surface, WHITE, 0.075),
    '--skeleton-b': mix(surface, WHITE, 0.12),
  }),
  paper: (surface) => ({
    '--surface-sunken': mix(surface, BLACK, 0.05),
    '--surface-0': surface,
    '--surface-2': mix(surface, WHITE, 0.5),
    '--surface-3': mix(surface, BLACK, 0.03),
    '--line-1': mix(surface, BLACK, 0.06),
    '--line-2': mix(surface, BLACK, 0.13),
    '--skeleton-a': mix(surface, BLACK, 0.04),
    '--skeleton-b': mix(surface, WHITE, 0.5),
  }),
}

/** A room's tokens in a stylesheet, by name, as written. */
const tokensOf = (css, room) =>
  Object.fromEntries(
    [...(ROOMS[room].exec(css)?.[0] ?? '').matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
      name,
      value.replace(/\s+/g, ' '),
    ]),
  )

/** The ink room's glow: its surface mixed with its accent. */
const glowOf = ({ accent, surface }) =>
  surface && {
    '--glow': mix(surface, accent ?? WHITE, 0.16),
    '--glow-strong': mix(surface, accent ?? WHITE, 0.2),
  }

/** The tokens a theme changes, by room. */
const changesOf = (theme) =>
  Object.keys(ROOMS).map((room) => {
    const { accent, surface, tokens = {} } = theme[room] ?? {}
    const { '--accent-fill': fill, '--on-accent': text } = theme.ink?.accent
      ? FROM_ACCENT.ink(theme.ink.accent)
      : {}
    return [
      room,
      {
        ...(fill && { '--accent-fill': fill, '--on-accent': text }),
        ...(accent && FROM_ACCENT[room](accent)),
        ...(surface && FROM_SURFACE[room](surface)),
        ...(room === 'ink' && glowOf(theme.ink ?? {})),
        ...tokens,
      },
    ]
  })

/** The text of src/ui/tokens.css with a brand's colours. */
export function themed(css, theme) {
  let changed = css.replace(/\/\*[^]*?\*\//g, '')
  for (const [room, changes] of changesOf(theme))
    changed = changed.replace(ROOMS[room], (block) =>
      Object.entries(changes).reduce(
        (text, [name, value]) => text.replace(new RegExp(`(${name}:)\\s*[^;]+;`), `$1 ${value};`),
        block,
      ),
    )
  return changed
}

/** The ink room's tokens of a stylesheet, by name. */
export const inkTokens = (css) => tokensOf(css.replace(/\/\*[^]*?\*\//g, ''), 'ink')

const TEXTS = [
  '--text-1',
  '--text-2',
  '--text-3',
  '--accent',
  '--accent-strong',
  '--success',
  '--danger',
  '--warning',
  '--info',
]
const SURFACES = ['--surface-sunken', '--surface-0', '--surface-1', '--surface-2', '--surface-3']
/** Text colours of the ink room on its glow. */
const GLOWS = [
  ['--text-2', '--glow'],
  ['--text-1', '--glow-strong'],
]
/** Text colours on fills. */
const FILLS = [
  ['--on-accent', '--accent-fill'],
  ['--btn-primary-fg', '--btn-primary-bg'],
  ['--btn-primary-fg', '--btn-primary-hover'],
]

/**
 * Problems of a theme for the tokens of `css`, in English: unknown rooms and tokens, invalid colours, and texts whose contrast
 * with a possible background is below 4.5.
 */
export function themeProblems(css, theme) {
  const plain = css.replace(/\/\*[^]*?\*\//g, '')
  const problems = []
  for (const [room, { accent, surface, tokens = {} }] of Object.entries(theme)) {
    if (!ROOMS[room]) problems.push(`theme.${room}: there is only ink (dark) and paper (light)`)
    for (const [name, value] of Object.entries({ accent, surface }))
      if (value !== undefined && !/^#[\da-f]{6}$/i.test(value))
        problems.push(`theme.${room}.${name} is "${value}": write a colour like #ddbf8a`)
    for (const [name, value] of Object.entries(tokens)) {
      if (!ROOMS[room] || !tokensOf(plain, room)[name]) problems.push(`theme.${room}: no token ${name}`)
      else if (/[;{}]/.test(value)) problems.push(`theme.${room}: ${name} is no value`)
    }
  }
  if (problems.length > 0) return problems
  const changed = themed(css, theme)
  const ink = tokensOf(changed, 'ink')
  for (const room of Object.keys(ROOMS)) {
    const tokens = { ...ink, ...tokensOf(changed, room) }
    const resolve = (value) =>
      value?.replace(/var\((--[\w-]+)\)/g, (_, name) => resolve(tokens[name]) ?? '') ?? ''
    /** All opaque colours of a token: one, or the stops of a gradient. */
    const coloursOf = (name) => {
      const value = resolve(tokens[name])
      const found = value.startsWith('linear-gradient')
        ? [...value.matchAll(/#[\da-f]{3,6}/gi)].map(String)
        : [value]
      const isOpaque = found.length > 0 && found.every((colour) => parse(colour)?.length === 3)
      if (!isOpaque) problems.push(`${room}: ${name} is "${value}": write an opaque colour`)
      return isOpaque ? found : []
    }
    const pairs = [
      ...TEXTS.flatMap((text) => SURFACES.map((surface) => [text, surface])),
      ...FILLS,
      ...(room === 'ink' ? GLOWS : []),
    ]
    for (const [text, surface] of pairs)
      for (const fore of coloursOf(text))
        for (const back of coloursOf(surface)) {
          const found = contrast(fore, back)
          if (found < LEAST_CONTRAST)
            problems.push(
              `${room}: ${text} (${fore}) on ${surface} (${back}) has a contrast of ${found.toFixed(2)}, not ${LEAST_CONTRAST}`,
            )
        }
  }
  return [...new Set(problems)]
}
