import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Colour = readonly [red: number, green: number, blue: number, alpha: number]

const CSS = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const declared = (block: string) =>
  Object.fromEntries([...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]))
const block = (selector: string) => CSS.slice(CSS.indexOf(`${selector} {`)).split('\n}', 1)[0] ?? ''
const INK = declared(block(':root'))
const THEMES = { ink: INK, paper: { ...INK, ...declared(block("[data-theme='paper']")) } }

const SURFACES = ['sunken', '0', '1', '2', '3'].map((level) => `--surface-${level}`)
const TONES = ['success', 'danger', 'warning', 'info']

describe.each(Object.entries(THEMES))('%s', (_, tokens) => {
  /** All colours of a token: one, or the stops of its gradient. */
  const coloursOf = (name: string): Colour[] => {
    const value = (tokens[name] ?? '').replace(
      /var\((--[\w-]+)\)/g,
      (_whole: string, other: string) => tokens[other] ?? '',
    )
    const found = [...value.matchAll(/#([0-9a-f]{3,6})\b|rgba\(([^)]+)\)/gi)].map(([, hex, rgba]): Colour => {
      const parts = rgba
        ? rgba.split(',').map(Number)
        : (hex ?? '')
            .match(hex?.length === 3 ? /./g : /../g)
            ?.map((part: string) => parseInt(part.padEnd(2, part), 16))
      const [red = NaN, green = NaN, blue = NaN, alpha = 1] = parts ?? []
      return [red, green, blue, alpha]
    })
    expect(found, name).not.toEqual([])
    return found
  }

  /** Pairs with a contrast below `least`. A translucent background is laid over every surface. */
  const tooFaint = (fronts: string[], backs: string[], least: number): string[] =>
    fronts.flatMap((front) =>
      backs.flatMap((back) => {
        const grounds = coloursOf(back).flatMap((colour) =>
          colour[3] === 1 ? [colour] : SURFACES.flatMap(coloursOf).map((under) => over(colour, under)),
        )
        const worst = Math.min(
          ...grounds.flatMap((ground) =>
            coloursOf(front).map((colour) => contrast(over(colour, ground), ground)),
          ),
        )
        return worst < least ? [`${front} on ${back}: ${worst.toFixed(2)}`] : []
      }),
    )

  it('texts reach a contrast of 4.5 on every surface', { tags: 'D36' }, () => {
    const texts = [
      '--text-1',
      '--text-2',
      '--text-3',
      '--accent',
      '--accent-strong',
      ...TONES.map((tone) => `--${tone}`),
    ]
    expect(tooFaint(texts, SURFACES, 4.5)).toEqual([])
    expect(tooFaint(['--text-1', '--text-2', '--accent', '--accent-strong'], ['--accent-soft'], 4.5)).toEqual(
      [],
    )
    for (const tone of TONES)
      expect(tooFaint(['--text-1', '--text-2', `--${tone}`], [`--${tone}-soft`], 4.5)).toEqual([])
    expect(tooFaint(['--on-accent'], ['--accent-fill'], 4.5)).toEqual([])
    expect(tooFaint(['--btn-primary-fg'], ['--btn-primary-bg', '--btn-primary-hover'], 4.5)).toEqual([])
  })

  it('control edges, focus ring, marks and disabled texts reach a contrast of 3', { tags: 'D36' }, () => {
    expect(tooFaint(['--focus', '--accent', '--danger', '--line-control'], SURFACES, 3)).toEqual([])
    expect(
      tooFaint(['--text-disabled'], ['--surface-0', '--surface-1', '--surface-2', '--surface-3'], 3),
    ).toEqual([])
  })
})

function over([red, green, blue, alpha]: Colour, under: Colour): Colour {
  const mix = (front: number, back: number) => front * alpha + back * (1 - alpha)
  return [mix(red, under[0]), mix(green, under[1]), mix(blue, under[2]), 1]
}

/** Contrast as defined by WCAG 2.2. */
function contrast(one: Colour, other: Colour): number {
  const luminance = ([red, green, blue]: Colour) => {
    const linear = (part: number) =>
      part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
