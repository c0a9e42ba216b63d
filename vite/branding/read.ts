import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { plainError } from '../settings.ts'
import { inkTokens, themed, themeProblems, type Theme } from './theme.mjs'

const ROOT = resolve(import.meta.dirname, '../..')
/** Pictures every brand has. */
const PICTURES = ['icon.svg', 'logo.svg', 'wordmark.svg']

const said = z.string().check(z.regex(/\S/, 'is empty'))
const caption = z.strictObject({ title: said, line: said })
const room = z.strictObject({
  accent: z.optional(z.string()),
  surface: z.optional(z.string()),
  tokens: z.optional(z.record(z.string(), z.string())),
})

/** What a brand.json holds (docs/operating.md). */
const schema = z.strictObject({
  name: said,
  shortName: said.check(z.maxLength(12, 'has more than 12 characters')),
  description: said,
  slogan: said,
  greeting: z.array(said).check(z.length(2, 'needs two lines')),
  footnotes: z.array(said),
  age: z.strictObject({ mark: said, line: said }),
  promises: z.array(caption).check(z.length(4, 'needs four entries')),
  licences: z.array(said).check(z.length(3, 'needs three entries')),
  contact: z.strictObject({ service: said, agents: said, care: said }),
  shipped: z.strictObject({ articles: z.boolean(), banners: z.boolean() }),
  address: z.optional(z.url({ protocol: /^https$/, error: 'is no https address' })),
  theme: z.strictObject({ ink: z.optional(room), paper: z.optional(room) }),
})
/** The theme of a brand with other faults: what can be judged of it. */
const anyTheme = z.catch(z.object({ theme: z.record(z.string(), room) }), { theme: {} })

/** A brand: its folder, the texts of its brand.json, and its background colour. */
export type Brand = z.output<typeof schema> & { theme: Theme; folder: string; colour: string }

/** Names of the files in a folder; empty if there is no folder. */
export const filesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : [])

/** Problems with the brand's pictures: missing ones, icons that aren't square, text elements, which no font would draw. */
function pictureProblems(folder: string): string[] {
  const ofPictures = PICTURES.flatMap((name) => {
    if (!existsSync(join(folder, name))) return [`${name} is missing`]
    const svg = readFileSync(join(folder, name), 'utf8')
    const box =
      /<svg[^>]*\sviewBox="([^"]+)"/
        .exec(svg)?.[1]
        ?.trim()
        .split(/[\s,]+/) ?? []
    const found = {
      'has no viewBox': box.length !== 4,
      'is not square': name === 'icon.svg' && Number(box[2]) !== Number(box[3]),
      'has letters: turn them into paths': /<text\b/.test(svg),
      'has more than shapes': /<script\b|<foreignObject\b/.test(svg),
    }
    return Object.entries(found).flatMap(([problem, isSo]) => (isSo ? [`${name} ${problem}`] : []))
  })
  const replaced = filesIn(join(folder, 'art')).filter((name) => !existsSync(join(ROOT, 'public/art', name)))
  const articles = filesIn(join(folder, 'articles')).filter((name) => !/^[1-578]\.html$/.test(name))
  return [
    ...ofPictures,
    ...replaced.map((name) => `art/${name} replaces no picture of public/art`),
    ...articles.map((name) => `articles/${name}: an article is named 1.html to 5.html, 7.html or 8.html`),
  ]
}

/** What is wrong with a field, after its path. */
const error: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys') return `unknown ${issue.keys.join(', ')}`
  if (issue.code !== 'invalid_type') return undefined
  return issue.input === undefined ? 'is missing' : `is no ${issue.expected}`
}

type Fields = { fields?: z.output<typeof schema>; theme: Theme; problems: string[] }

function readFields(folder: string): Fields {
  try {
    const content: unknown = JSON.parse(readFileSync(join(folder, 'brand.json'), 'utf8'))
    const read = z.safeParse(schema, content, { error })
    const theme = z.parse(anyTheme, content).theme as Theme
    if (read.success) return { fields: read.data, theme, problems: [] }
    const said = read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim())
    return { theme, problems: said.map((text) => `brand.json: ${text}`) }
  } catch (failure) {
    const isMissing = !existsSync(join(folder, 'brand.json'))
    return {
      theme: {},
      problems: [`brand.json is ${isMissing ? 'missing' : `no JSON: ${(failure as Error).message}`}`],
    }
  }
}

/** Reads and validates a brand. Throws an error that lists everything missing or unreadable. */
export function readBrand(folder: string): Brand {
  const { fields, theme, problems } = readFields(folder)
  const sheet = readFileSync(join(ROOT, 'src/ui/tokens.css'), 'utf8')
  problems.push(...pictureProblems(folder), ...themeProblems(sheet, theme))
  if (!fields || problems.length > 0) {
    throw plainError(`The brand in ${folder} can’t be used (docs/operating.md):\n- ${problems.join('\n- ')}`)
  }
  const tokens = inkTokens(themed(sheet, theme))
  const colour = tokens['--surface-0'] ?? ''
  return { ...fields, theme, folder, colour: tokens[colour.replace(/^var\((.+)\)$/, '$1')] ?? colour }
}
