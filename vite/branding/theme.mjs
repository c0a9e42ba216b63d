// A brand's folder and colours: derives tokens from two colours per room, replaces those of src/ui/tokens.css, and checks them.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')

export const brandFolder = (setting, root = ROOT) =>
  resolve(root, setting || (existsSync(join(root, 'brand/brand.json')) ? 'brand' : 'vite/brand'))

/** Where src/ui/tokens.css defines a room's tokens. */
const ROOMS = { ink: /:root \{[^}]*\}/, paper: /\[data-theme='paper'\] \{[^}]*\}/ }
const LEAST_CONTRAST = 4.5

const withoutComments = (css) => css.replace(/\/\*[^]*?\*\//g, '')

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

/** The contrast of two opaque colours as WCAG computes it, 1 to 21. */
export function contrast(...pair) {
  const [light, dark] = pair
    .map((colour) => {
      const [r, g, b] = parse(colour).map((channel) => {
        const share = channel / 255
        return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    })
    .toSorted((one, other) => other - one)
  return (light + 0.05) / (dark + 0.05)
}

const readable = (fill) => ['#14110a', '#ffffff'].toSorted((a, b) => contrast(b, fill) - contrast(a, fill))[0]
/** A colour with a share of white, of black if it is negative. */
const shade = (colour, share) => mix(colour, share < 0 ? '#000000' : '#ffffff', Math.abs(share))
const gradient = (from, to) => `linear-gradient(180deg, ${from} 0%, ${to} 100%)`

/** Tokens that are shades of a room's surface or accent, with their shares. */
const SHADES = {
  ink: {
    accent: 'accent 0, accent-strong 0.28, focus 0.6',
    surface:
      'surface-sunken -0.28, surface-0 0, surface-1 0.035, surface-2 0.075, surface-3 0.12, ' +
      'line-1 0.12, line-2 0.2, skeleton-a 0.075, skeleton-b 0.12',
  },
  paper: {
    accent:
      'accent 0, accent-strong -0.25, accent-soft 0.92, btn-primary-bg 0, btn-primary-hover -0.15, focus -0.4',
    surface:
      'surface-sunken -0.05, surface-0 0, surface-2 0.5, surface-3 -0.03, ' +
      'line-1 -0.06, line-2 -0.13, skeleton-a -0.04, skeleton-b 0.5',
  },
}
const shadesOf = (colour, shades) =>
  Object.fromEntries(
    shades.split(', ').map((pair) => {
      const [name, share] = pair.split(' ')
      return [`--${name}`, shade(colour, Number(share))]
    }),
  )
/** The other tokens that derive from a room's accent. */
const FROM_ACCENT = {
  ink: (accent) => ({
    '--accent-line': faded(accent, 0.36),
    '--accent-soft': faded(accent, 0.1),
    '--btn-primary-hover': gradient(shade(accent, 0.3), shade(accent, 0.1)),
  }),
  paper: (accent) => ({ '--accent-line': faded(accent, 0.42), '--btn-primary-fg': readable(accent) }),
}
/** The fill of accents, the same in both rooms, with the ink room's accent. */
const fillOf = (accent) => ({
  '--accent-fill': gradient(shade(accent, 0.2), accent),
  '--on-accent': readable(accent),
})
/** The ink room's glow: its surface mixed with its accent. */
const glowOf = (surface, accent = '#ffffff') => ({
  '--glow': mix(surface, accent, 0.16),
  '--glow-strong': mix(surface, accent, 0.2),
})

/** A room's tokens in a stylesheet, by name, as written. */
const tokensOf = (css, room) => {
  const found = [...(ROOMS[room].exec(css)?.[0] ?? '').matchAll(/(--[\w-]+):\s*([^;]+);/g)]
  return Object.fromEntries(found.map(([, name, value]) => [name, value.replace(/\s+/g, ' ')]))
}

/** The tokens a theme changes in a room. */
const changesOf = (theme, room) => {
  const { accent, surface, tokens } = theme[room] ?? {}
  return {
    ...(theme.ink?.accent && fillOf(theme.ink.accent)),
    ...(accent && { ...shadesOf(accent, SHADES[room].accent), ...FROM_ACCENT[room](accent) }),
    ...(surface && shadesOf(surface, SHADES[room].surface)),
    ...(surface && room === 'ink' && glowOf(surface, accent)),
    ...tokens,
  }
}

/** The text of src/ui/tokens.css with a brand's colours. */
export function themed(css, theme) {
  let changed = withoutComments(css)
  for (const [room, block] of Object.entries(ROOMS))
    for (const [name, value] of Object.entries(changesOf(theme, room)))
      changed = changed.replace(block, (text) =>
        text.replace(new RegExp(`(${name}:)\\s*[^;]+;`), `$1 ${value};`),
      )
  return changed
}

/** The ink room's tokens of a stylesheet, by name. */
export const inkTokens = (css) => tokensOf(withoutComments(css), 'ink')

const names = (text) => text.split(' ').map((name) => `--${name}`)
const TEXTS = names('text-1 text-2 text-3 accent accent-strong success danger warning info')
const SURFACES = names('surface-sunken surface-0 surface-1 surface-2 surface-3')
/** Text colours on the fills of both rooms, and on the glow of the ink room. */
const FILLS = [
  'on-accent accent-fill',
  'btn-primary-fg btn-primary-bg',
  'btn-primary-fg btn-primary-hover',
].map(names)
const GLOWS = ['text-2 glow', 'text-1 glow-strong'].map(names)

const isColour = (value) => /^#[\da-f]{6}$/i.test(value)

/** What is wrong with what a theme says (unknown rooms and tokens, invalid colours), and the rest of it, which can be judged. */
function readTheme(css, theme) {
  const problems = []
  const sound = {}
  for (const [room, { tokens = {}, ...colours }] of Object.entries(theme)) {
    if (!ROOMS[room]) {
      problems.push(`theme.${room}: there is only ink (dark) and paper (light)`)
      continue
    }
    const known = tokensOf(css, room)
    const kept = (entries, wrongWith) =>
      Object.fromEntries(
        Object.entries(entries).filter(([name, value]) => {
          const problem = value !== undefined && wrongWith(name, value)
          if (problem) problems.push(problem)
          return value !== undefined && !problem
        }),
      )
    sound[room] = {
      ...kept(
        colours,
        (name, value) =>
          !isColour(value) && `theme.${room}.${name} is "${value}": write a colour like #ddbf8a`,
      ),
      tokens: kept(tokens, (name, value) =>
        known[name]
          ? /[;{}]/.test(value) && `theme.${room}: ${name} is no value`
          : `theme.${room}: no token ${name}`,
      ),
    }
  }
  return { problems, sound }
}

/** Texts of a room whose contrast with a possible background is below 4.5, and tokens that are no opaque colour. */
function contrastProblems(room, tokens) {
  const problems = []
  const resolve = (value = '') => value.replace(/var\((--[\w-]+)\)/g, (_, name) => resolve(tokens[name]))
  /** All opaque colours of a token: one, or the stops of a gradient. */
  const coloursOf = (name) => {
    const value = resolve(tokens[name])
    const found = value.startsWith('linear-gradient') ? (value.match(/#[\da-f]{3,6}/gi) ?? []) : [value]
    if (found.length > 0 && found.every((colour) => parse(colour)?.length === 3)) return found
    problems.push(`${room}: ${name} is "${value}": write an opaque colour`)
    return []
  }
  const onSurfaces = TEXTS.flatMap((text) => SURFACES.map((surface) => [text, surface]))
  for (const [text, surface] of [...onSurfaces, ...FILLS, ...(room === 'ink' ? GLOWS : [])])
    for (const fore of coloursOf(text))
      for (const back of coloursOf(surface)) {
        const found = contrast(fore, back)
        const on = `${room}: ${text} (${fore}) on ${surface} (${back})`
        if (found < LEAST_CONTRAST)
          problems.push(`${on} has a contrast of ${found.toFixed(2)}, not ${LEAST_CONTRAST}`)
      }
  return problems
}

/** Problems of a theme for the tokens of `css`, in English: all of them at once. */
export function themeProblems(css, theme) {
  const { problems, sound } = readTheme(withoutComments(css), theme)
  const changed = themed(css, sound)
  const tokensIn = (room) => ({ ...inkTokens(changed), ...tokensOf(changed, room) })
  return [
    ...problems,
    ...new Set(Object.keys(ROOMS).flatMap((room) => contrastProblems(room, tokensIn(room)))),
  ]
}
