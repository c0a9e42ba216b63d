import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { paragraphs, rows, tagsOf } from './paragraphs'
import { reasons } from './reasons'

const ROOT = resolve(import.meta.dirname, '../..')
const TAGGED = /(['`])((?:(?!\1)[^\n\\]|\\.)*)\1,\s*\{\s*tags?: (\[[^\]]*\]|'[^']*')/g

/** A test or a group of tests with tags. */
export type Tagged = { file: string; title: string; tags: string[] }

/** Every tagged test and group, of unit and browser tests. */
export function taggedTests(): Tagged[] {
  const files = ['src', 'sw', 'tests', 'tools', 'vite'].flatMap((folder) =>
    readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  )
  return files.toSorted().flatMap((file) => {
    const text = readFileSync(`${ROOT}/${file}`, 'utf8')
    return [...text.matchAll(TAGGED)].map(([, , title = '', list = '']) => ({
      file,
      title: title.replaceAll(/\\(.)/g, '$1'),
      tags: [...list.matchAll(/'@?((?:s[12]-|D\d)[^']*)'/g)].flatMap(([, tag = '']) => tagsOf(tag)),
    }))
  })
}

/** Rows with neither a test nor a reason. */
export function unshown(tests: Tagged[]): string[] {
  const shown = new Set(tests.flatMap(({ tags }) => tags))
  return rows.map(({ tag }) => tag).filter((tag) => !shown.has(tag) && !reasons[tag])
}

/** The coverage table docs/testing.md describes: every paragraph, row and decision with its tests. */
export function coverageTable(tests: Tagged[]): string {
  const shownBy = (tag: string) => {
    const found = tests.filter(({ tags }) => tags.includes(tag))
    const named = found.map(({ file, title }) => `\`${file}\` ${cell(title)}`)
    return named.join('<br>') || (reasons[tag] ? `*${reasons[tag]}*` : '')
  }
  const lines = paragraphs.flatMap((paragraph, index) => {
    const section = sectionOf(paragraph.tag)
    const before = paragraphs[index - 1]
    const head = before && sectionOf(before.tag) === section ? [] : heading(section)
    const line = (tag: string, text: string) => `| ${tag} | ${cell(text)} | ${shownBy(tag)} |`
    return [
      ...head,
      line(paragraph.tag, paragraph.text),
      ...paragraph.rows.map((row) => line(row.tag, row.text)),
    ]
  })
  return `${INTRODUCTION}\n${lines.join('\n')}\n`
}

const INTRODUCTION = `# What shows what

Written by \`npm run task -- coverage\` from the tags of the tests; docs/testing.md says how to read it.
`

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')
const sectionOf = (tag: string) => (tag.startsWith('D') ? 'D' : (tag.split('.')[0] ?? ''))

function heading(section: string): string[] {
  const [, document, number] = /^s([12])-(\d)$/.exec(section) ?? []
  const name = document
    ? `Document ${document} (${document === '1' ? 'public site' : 'member centre'}), § ${number}`
    : 'Decisions'
  return ['', `## ${name}`, '', '| row | what | shown by |', '|---|---|---|']
}
