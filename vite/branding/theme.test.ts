import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contrast, inkTokens, themed, themeProblems } from './theme.mjs'

const sheet = readFileSync(new URL('../../src/ui/tokens.css', import.meta.url), 'utf8')

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#0000ff', '#ffffff', 8.59],
  ['rgb(118, 118, 118)', '#fff', 4.54],
])('the contrast of %s and %s is %d, whichever comes first', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2)
  expect(contrast(other, one)).toBeCloseTo(expected, 2)
})

it('the demo’s colours change nothing and have no problem', () => {
  expect(inkTokens(themed(sheet, {}))).toEqual(inkTokens(sheet))
  expect(themeProblems(sheet, {})).toEqual([])
})

it('a room’s accents and surfaces derive from its two colours', () => {
  const theme = { ink: { accent: '#7fd6c2', surface: '#0e1716' }, paper: { accent: '#0f5f56' } }
  const css = themed(sheet, theme)
  const tokens = inkTokens(css)
  expect(tokens).toMatchObject({
    '--accent': '#7fd6c2',
    '--surface-0': '#0e1716',
    '--text-1': 'var(--ivory)',
  })
  expect(tokens['--accent-soft']).toBe('rgba(127, 214, 194, 0.1)')
  expect(css.match(/--accent: #0f5f56;/g)).toHaveLength(1)
  // Print keeps its own colours.
  expect(css).toMatch(/@media print \{[^@]*--accent: #000;/)
  expect(themeProblems(sheet, theme)).toEqual([])
})

it('individual tokens override derived ones', () => {
  const tokens = { '--accent-strong': '#ffffff' }
  expect(inkTokens(themed(sheet, { ink: { accent: '#7fd6c2', tokens } }))['--accent-strong']).toBe('#ffffff')
})

it.each([
  [{ ink: { accent: '#443322' } }, 'ink: --accent (#443322) on --surface-0 (#0a1020) has a contrast of'],
  [{ paper: { surface: '#8a8a8a' } }, 'paper: --text-2 (#465067) on --surface-0 (#8a8a8a) has a contrast of'],
  [{ ink: { tokens: { '--on-accent': '#ddbf8a' } } }, 'ink: --on-accent (#ddbf8a) on --accent-fill'],
  [{ ink: { accent: 'gold' } }, 'theme.ink.accent is "gold": write a colour like #ddbf8a'],
  [{ ink: { tokens: { '--gloom': '#fff' } } }, 'theme.ink: no token --gloom'],
  [{ ink: { tokens: { '--text-2': 'rgba(1, 2, 3, 0.5)' } } }, 'write an opaque colour'],
])('refuses %o with its reason', (theme, reason) => {
  expect(themeProblems(sheet, theme).join('\n')).toContain(reason)
})
