// `npm run task -- face`: subsets the display face (Debian: fonts-noto-cjk, python3-fonttools, python3-brotli) to the signs of headings.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const SOURCE = '/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc'
/** Simplified Chinese in that collection. */
const FONT = 2
const FOLDER = 'src/ui/face'
const DIGITS = '0123456789'
/** The components that set their title in the face, unless it is a group's. */
const TITLED =
  /<(Heading|LobbyHero|SnapRow|GameShelf)\b(?![^>]*level="group")[^>]*?title=("[^"]*"|\{[^}]*\})/g

const read = (file: string) => readFileSync(file, 'utf8')
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match.at(-1) ?? '')

/** What one source sets in the face: its page's visible heading and the titles of its sections. */
export function headingsOf(source: string): string[] {
  const titles = matches(source, TITLED)
  return [
    ...matches(source, /<h1\b(?![^>]*srOnly)[^>]*>([^]*?)<\/h1>/g),
    ...titles,
    ...(titles.includes('{title}') ? matches(source, /\btitle: '([^']*)'/g) : []),
  ]
}

/** The signs of all headings, figures and brand words, each once. */
export function headingSigns(): string {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => read(`src/${file}`))
  const { name, greeting } = JSON.parse(read('vite/brand/brand.json')) as { name: string; greeting: string[] }
  const texts = [
    ...matches(read('src/navigation/routes.ts'), /\btitle: '([^']*)'/g),
    ...matches(read('src/first-paint/shell.html'), /<b>([^]*?)<\/b>/g),
    ...matches(read('src/components/banners/bannerWords.tsx'), /\bhead: ('[^']*'|\([^]*?<\/>)/g),
    ...sources.flatMap(headingsOf),
    name,
    ...greeting,
  ]
  const found = texts.join(' ').match(/\p{Script=Han}|[，：！？（）]|\b[A-Z]{2,}/gu) ?? []
  return DIGITS + [...new Set(found.join(''))].toSorted().join('')
}

export function run(): void {
  const signs = headingSigns()
  writeFileSync(`${FOLDER}/signs.txt`, `${signs}\n`)
  // Its copyright and licence (names 0, 13, 14) stay in it.
  const options =
    '--flavor=woff2 --no-hinting --desubroutinize --layout-features= --no-notdef-outline --name-IDs=0,13,14 --drop-tables+=vhea,vmtx,VORG,BASE'
  execFileSync('/usr/bin/python3', [
    '-m',
    'fontTools.subset',
    SOURCE,
    `--font-number=${FONT}`,
    `--text=${signs}`,
    `--output-file=${FOLDER}/display.woff2`,
    ...options.split(' '),
  ])
}
