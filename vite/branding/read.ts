import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { inkTokens, themed, themeProblems, type Theme } from './theme.mjs'

const ROOT = resolve(import.meta.dirname, '../..')

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

/** Pictures every brand has. */
const PICTURES = ['icon.svg', 'logo.svg', 'wordmark.svg']

/** A brand: its folder, the texts of its brand.json, and its background colour. */
export type Brand = z.output<typeof schema> & { theme: Theme; folder: string; colour: string }

const sheet = (): string => readFileSync(join(ROOT, 'src/ui/tokens.css'), 'utf8')

/** Problems with the brand's pictures: missing ones, icons that aren't square, text elements, which no font would draw. */
function pictureProblems(folder: string): string[] {
  const problems: string[] = []
  for (const name of PICTURES) {
    if (!existsSync(join(folder, name))) {
      problems.push(`${name} is missing`)
      continue
    }
    const svg = readFileSync(join(folder, name), 'utf8')
    const box = /<svg[^>]*\sviewBox="([^"]+)"/
      .exec(svg)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number)
    if (box?.length !== 4) problems.push(`${name} has no viewBox`)
    else if (name === 'icon.svg' && box[2] !== box[3]) problems.push(`${name} is not square`)
    if (/<text\b/.test(svg)) problems.push(`${name} has letters: turn them into paths`)
    if (/<script\b|<foreignObject\b/.test(svg)) problems.push(`${name} has more than shapes`)
  }
  for (const name of filesIn(join(folder, 'art')))
    if (!existsSync(join(ROOT, 'public/art', name)))
      problems.push(`art/${name} replaces no picture of public/art`)
  for (const name of filesIn(join(folder, 'articles')))
    if (!/^[1-578]\.html$/.test(name))
      problems.push(`articles/${name}: an article is named 1.html to 5.html, 7.html or 8.html`)
  return problems
}

/** Names of the files in a folder; empty if there is no folder. */
export const filesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : [])

/** Describes what is wrong with a field. */
function saying(issue: z.core.$ZodIssue, content: unknown): string {
  const path = issue.path.join('.')
  if (issue.code === 'unrecognized_keys')
    return `unknown ${issue.keys.map((key) => [...issue.path, key].join('.')).join(', ')}`
  if (issue.code !== 'invalid_type') return `${path} ${issue.message}`
  const isThere = issue.path.reduce<unknown>(
    (at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key],
    content,
  )
  return isThere === undefined ? `${path} is missing` : `${path} is no ${issue.expected}`
}

function readFields(folder: string, problems: string[]) {
  const file = join(folder, 'brand.json')
  if (!existsSync(file)) return void problems.push('brand.json is missing')
  let content: unknown
  try {
    content = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    return void problems.push(`brand.json is no JSON: ${(error as Error).message}`)
  }
  const read = z.safeParse(schema, content)
  if (read.success) return read.data
  for (const issue of read.error.issues) problems.push(`brand.json: ${saying(issue, content)}`)
  return undefined
}

/** Reads and validates a brand. Throws an error that lists everything missing or unreadable. */
export function readBrand(folder: string): Brand {
  const problems: string[] = []
  const fields = readFields(folder, problems)
  problems.push(...pictureProblems(folder))
  const theme = (fields?.theme ?? {}) as Theme
  problems.push(...themeProblems(sheet(), theme))
  if (!fields || problems.length > 0)
    throw new Error(`The brand in ${folder} can’t be used (docs/operating.md):\n- ${problems.join('\n- ')}`)
  const tokens = inkTokens(themed(sheet(), theme))
  const colour = /^var\((.+)\)$/.exec(tokens['--surface-0'] ?? '')?.[1]
  return { ...fields, theme, folder, colour: (colour ? tokens[colour] : tokens['--surface-0']) ?? '' }
}
