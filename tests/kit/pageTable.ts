import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { allRoutes } from '../../src/navigation/routes'
import { calls } from '../repository/callsTable'

const SRC = resolve(import.meta.dirname, '../../src')

/** The source of an import, unless it is a style or a package. */
function fileOf(source: string, from: string): string | undefined {
  const base = source.startsWith('@/') ? join(SRC, source.slice(2)) : resolve(dirname(from), source)
  return [`${base}.tsx`, `${base}.ts`].find(existsSync)
}

const IMPORTS = /(?:from |import\()'((?:\.|@\/components\/)[^']+)'/g

/** The files of a page: its own, and the parts of forms and lists that these take directly. */
function filesOf(page: string): string[] {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    const isOwn = file.includes('/features/')
    for (const [, source = ''] of readFileSync(file, 'utf8').matchAll(IMPORTS)) {
      const next = source.startsWith('.') || isOwn ? fileOf(source, file) : undefined
      if (next && !/components\/(site|[A-Z])/.test(next)) visit(next)
    }
  }
  visit(join(SRC, 'features', `${page}.tsx`))
  return [...found]
}

const CHINESE = '[^<>{}"\'\n]*[\u4e00-\u9fff][^<>{}"\'\n]*'
const LABELS = [
  new RegExp(`(?:^|\\s)(?:label|aria-label)(?:="|: ')(${CHINESE})["']`, 'g'),
  new RegExp(`>\\s*(${CHINESE}?)\\s*</(?:Button|button|ServerButton|Tab)>`, 'g'),
]
const unique = (names: string[]) => [...new Set(names.map((name) => name.trim()))]

/** The rows of the pages' table: address, title, who may see it, what can be named there, and what it calls. */
export function pageTable(): string {
  const rows = allRoutes.map(({ path, title, file, member }) => {
    const sources = filesOf(file).map((one) => readFileSync(one, 'utf8'))
    const labels = unique(
      sources.flatMap((text) =>
        LABELS.flatMap((form) => [...text.matchAll(form)].map(([, name = '']) => name)),
      ),
    )
    const imported = sources.flatMap((text) =>
      [...text.matchAll(/import (?:type )?\{([^}]*)\} from '@\/contract\//g)].flatMap(([, names = '']) =>
        names.split(',').map((name) => name.trim()),
      ),
    )
    const asked = calls
      .filter(({ name }) => imported.includes(name))
      .map(({ endpoint }) => `\`${endpoint.path}\``)
    return `| \`#${path}\` | ${title} | ${member ? 'members' : 'everyone'} | ${labels.join(' · ')} | ${unique(asked).join(' ')} |`
  })
  return `| address | page | for | labels and buttons | calls |\n|---|---|---|---|---|\n${rows.join('\n')}\n`
}
