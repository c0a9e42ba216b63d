import { readFileSync } from 'node:fs'

/**
 * The tags that tests carry: `s1-5.2` = document 1 (public site), § 5, its second paragraph; `s2-2.13.1,4` = document 2 (member
 * centre), rows 1 and 4 of a paragraph that has rows; `s1-7.2.*` = all its rows; `D12` = decision 12. A whole paragraph with rows
 * (`s2-2.13`) or a section (`s1-5`) may be named too, but shows no row of it.
 */
export type Paragraph = { tag: string; text: string; rows: { tag: string; text: string }[] }

const read = (name: string) => readFileSync(new URL(`../../docs/${name}.md`, import.meta.url), 'utf8')

/** The paragraphs of a document: `**2.13** …`, with the rows of its list (`1. …`) or table (`| 1 | …`). */
function paragraphsOf(prefix: string, document: string): Paragraph[] {
  const found = read(document).matchAll(/^\*\*(\d+\.\d+)\*\* ([^]*?)(?=^\*\*\d|^## |(?![^]))/gm)
  return Array.from(found, ([, number = '', text = '']) => {
    const tag = prefix + number
    const rows = Array.from(
      text.matchAll(/^(?:(\d+)\. |\| (\d+) \| )(.*)/gm),
      ([, inList, inTable, row = '']) => ({
        tag: `${tag}.${inList ?? inTable}`,
        text: row,
      }),
    )
    return { tag, text: text.split('\n')[0]!, rows }
  })
}

/** The decisions by their headings. */
const decisions = Array.from(
  read('decisions').matchAll(/^## ((?:D\d+(?:, )?)+) (.+)$/gm),
  ([, numbers = '', text = '']) => numbers.split(', ').map((tag) => ({ tag, text, rows: [] })),
).flat()

/** Both documents and the decisions, in their order. */
export const paragraphs: Paragraph[] = [
  ...paragraphsOf('s1-', 'public-site'),
  ...paragraphsOf('s2-', 'member-centre'),
  ...decisions,
]
/** What needs a test: the rows, and the paragraphs that have none. */
export const rows = paragraphs.flatMap((paragraph) =>
  paragraph.rows.length > 0 ? paragraph.rows : [paragraph],
)

const known = new Set(paragraphs.flatMap(({ tag, rows: own }) => [tag, ...own.map((row) => row.tag)]))

/** Whether a test may carry this tag. */
export const isTag = (tag: string): boolean =>
  known.has(tag) || (/^s[12]-\d$/.test(tag) && [...known].some((one) => one.startsWith(`${tag}.`)))

/** The rows that a tag stands for: `s2-2.13.1,4` are two, `s1-7.2.*` are all rows of 7.2. */
export function tagsOf(bracket: string): string[] {
  if (bracket.endsWith('.*')) {
    const paragraph = paragraphs.find(({ tag }) => tag === bracket.slice(0, -2))
    return paragraph && paragraph.rows.length > 0 ? paragraph.rows.map(({ tag }) => tag) : [bracket]
  }
  const [first = '', ...more] = bracket.split(',')
  return [first, ...more.map((row) => `${first.slice(0, first.lastIndexOf('.'))}.${row}`)]
}
