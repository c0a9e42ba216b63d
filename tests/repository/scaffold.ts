// `npm run task -- new call …` and `new page …`: what the checklists of docs/contributing.md name, with a failing test. What a person
// has to write says FILL IN.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const ROOT = resolve(import.meta.dirname, '../..')
const USAGE = `new call DOMAIN NAME /api/PATH ACTION [--effect read|change|money] [--kind "gift:礼品"] [--trace deposits] [--public]
  new call coupons claimCoupon /api/claimcoupon 领取 --effect money --kind coupon:优惠券 --trace deposits
new page FOLDER NAME /PATH TITLE [--icon gift] [--member] [--reads domain.name]
  new page coupons Coupons /coupons 我的优惠券 --icon gift --member --reads coupons.listCoupons`

/** Reads a file of the repository; undefined if there is none. */
type Read = (file: string) => string | undefined
/** New texts by file. */
export type Files = Record<string, string>

const upper = (name: string) => name[0]!.toUpperCase() + name.slice(1)
const must = (isFine: unknown, told: string) => {
  if (!isFine) throw new Error(told)
}

/** Puts a text before or behind the first place; throws where the sources have moved on. */
function put(
  file: string,
  text: string | undefined,
  place: string | RegExp,
  make: (found: string) => string,
) {
  const found = typeof place === 'string' ? text?.includes(place) && place : text?.match(place)?.[0]
  if (!text || !found)
    throw new Error(`${file} has no ${String(place)}: correct tests/repository/scaffold.ts`)
  return text.replace(found, () => make(found))
}

/** A file with these names imported, by module. */
function importing(text: string, names: Record<string, string[]>): string {
  for (const [from, wanted] of Object.entries(names)) {
    const line = new RegExp(`import \\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}'`)
    const own = line
      .exec(text)?.[1]
      ?.split(',')
      .flatMap((name) => name.trim() || [])
    const all = `import { ${[...new Set([...(own ?? []), ...wanted])].join(', ')} } from '${from}'`
    text = own ? text.replace(line, () => all) : `${all}\n${text}`
  }
  return text
}

/** The names in a list of the sources, which a place begins. */
const namesIn = (text = '', place: RegExp) =>
  [...(place.exec(text)?.[1] ?? '').matchAll(/'?([\w ]+)'?(?=:|$|\n)/gm)].flatMap(
    ([, name = '']) => name.trim() || [],
  )

type Call = { effect?: string; kind?: string; trace?: string; public?: boolean }

/** The files of a new call. Throws, with what to say instead, where types or checks would refuse it. */
export function newCall(
  [domain = '', name = '', path = '', action = '']: string[],
  given: Call,
  read: Read,
): Files {
  const { effect = 'read', trace, kind: told = '' } = given
  must(/^[a-z]\w*$/.test(domain) && /^[a-z]\w*$/.test(name) && /^\/api\/\w+/.test(path) && action, USAGE)
  must(['read', 'change', 'money'].includes(effect), `--effect ${effect}: it is read, change or money`)
  const isMoney = effect === 'money'
  const [kind = '', kindName] = told.split(':')
  const kinds = namesIn(read('sw/db/entryKinds.ts'), /ENTRY_KINDS = \{([^}]*)\}/)
  must(
    !isMoney || kinds.includes(kind) || (kind && kindName),
    `"${kind}" is no kind of the ledger: say --kind ${kind || 'gift'}:中文名 for a new one, or one of ${kinds.join(', ')}`,
  )
  const traces = [
    ...(/type Trace =([^/]*)/.exec(read('src/contract/wire/endpoint.ts') ?? '')?.[1] ?? '').matchAll(
      /'(\w+)'/g,
    ),
  ].map(([, one]) => one)
  must(
    !isMoney || traces.includes(trace),
    `--trace names the list that shows its effect, one of ${traces.join(', ')}. A new one comes first: docs/contributing.md, A new call`,
  )

  const contract = `src/contract/${domain}.ts`
  const server = `sw/api/${domain}.ts`
  const [was, served] = [read(contract), read(server)]
  must(
    !was?.includes(`const ${name} =`) && !read('docs/calls.md')?.includes(`${path}\``),
    `${name} or ${path} is there already`,
  )
  const files: Files = {}
  const post = given.public ? 'post' : 'memberPost'
  const serve = given.public ? 'serve' : 'serveMember'
  const endpoint = `
/** FILL IN: what it does, and when it is refused. */
export const ${name} = ${post}('${path}', {
  effect: '${effect}',${effect === 'read' ? '' : `\n  action: '${action}',`}${isMoney ? `\n  trace: '${trace}',` : ''}
  request: z.object({ id: z.number() }),
  data: record({ amount }),
})
`
  const start = was ?? `import * as z from 'zod/mini'\n`
  files[contract] =
    importing(start.includes('import * as z') ? start : `import * as z from 'zod/mini'\n${start}`, {
      './wire/endpoint': [post],
      './values/money': ['amount'],
      './wire/codecs': ['record'],
    }) + endpoint
  if (!was)
    files['src/contract/index.ts'] =
      `${read('src/contract/index.ts')}export * as ${domain} from './${domain}'\n`

  const needs = isMoney ? 'tx, member, now, input' : 'input'
  const handler = `
  ${serve}(api, ${name}, async ({ ${needs} }) => {
    // FILL IN: the rule. Throw a Refusal for any code but 200.
    if (input.id < 1) throw new Refusal('FILL IN', 500)
    const amount = money('1')${
      isMoney
        ? `
    await move(tx, { username: member.username, from: WORLD, to: MAIN_WALLET, amount, kind: '${kind}', at: now })`
        : ''
    }
    return { amount }
  })
`
  const mount = `mount${upper(domain)}`
  const handled = served
    ? put(server, served, /\n}\n/, (end) => handler + end.slice(1))
    : `
/** FILL IN: what the demo does. */
export function ${mount}(api: Api): void {${handler}}
`
  files[server] = importing(handled, {
    [`@/contract/${domain}`]: [name],
    '@/contract/values/money': ['money'],
    ...(isMoney && { '../db/ledger': ['MAIN_WALLET', 'move', 'WORLD'] }),
    '../db/refusal': ['Refusal'],
    '../server/serve': [serve, ...(served ? [] : ['type Api'])],
  })
  if (!served)
    files['sw/api/app.ts'] = put(
      'sw/api/app.ts',
      importing(read('sw/api/app.ts') ?? '', { [`./${domain}`]: [mount] }),
      '  mountDemoGame(api)',
      (found) => `  ${mount}(api)\n${found}`,
    )
  if (isMoney && !kinds.includes(kind))
    files['sw/db/entryKinds.ts'] = put(
      'sw/db/entryKinds.ts',
      read('sw/db/entryKinds.ts'),
      '} as const',
      (end) => `  ${/^\w+$/.test(kind) ? kind : `'${kind}'`}: '${kindName}',\n${end}`,
    )

  const samples = 'tests/faults/samples.ts'
  files[samples] = put(
    samples,
    read(samples),
    /const EXTRA[^{]*\{\n/,
    (found) => `${found}  '${path}': [{ amount: '1.00' }],\n`,
  )
  const decisions = read('docs/decisions.md') ?? ''
  const number = Math.max(...[...decisions.matchAll(/\bD(\d+)/g)].map(([, digits]) => Number(digits))) + 1
  files['docs/decisions.md'] =
    `${decisions}\n## D${number} ${action}\n\n\`POST ${path}\` FILL IN: the rule.\n\nWhy: FILL IN.\n`
  const test = `sw/api/${domain}.test.ts`
  files[test] = importing(
    `${read(test) ?? ''}
it('FILL IN: ${name} does what D${number} says', { tags: 'D${number}' }, async () => {
  const { as } = testServer()
  const member = await as('demo888', 'demo8888')
  expect(await member('${path}', { id: 1 }, 'an-intent')).toMatchObject({ code: 200, data: { amount: 'FILL IN' } })
})
`,
    { '../testing/testServer': ['testServer'], vitest: ['expect', 'it'] },
  )
  return files
}

type Page = { icon?: string; member?: boolean; reads?: string }

/** The files of a new page. */
export function newPage(
  [folder = '', name = '', path = '', title = '']: string[],
  given: Page,
  read: Read,
): Files {
  must(/^[a-z][a-z-]*$/.test(folder) && /^[A-Z]\w*$/.test(name) && /^\/\w+$/.test(path) && title, USAGE)
  const [key, file] = [name[0]!.toLowerCase() + name.slice(1), `src/features/${folder}/${name}Page.tsx`]
  const routes = read('src/navigation/routes.ts') ?? ''
  must(
    !read(file) && !routes.includes(`path: '${path}'`) && !routes.includes(`\n  ${key}: {`),
    `${name} or ${path} is there already`,
  )
  const [domain, call] = given.reads?.split('.') ?? []
  must(
    !given.reads || (call && read(`src/contract/${domain}.ts`)?.includes(`const ${call} =`)),
    `--reads ${given.reads}: src/contract has no such call`,
  )
  const icon = given.icon ? `, icon: '${given.icon}'` : ''
  const files: Files = {
    'src/navigation/routes.ts': put(
      'routes.ts',
      routes,
      '} as const satisfies',
      (end) =>
        `  ${key}: { path: '${path}', title: '${title}', file: '${folder}/${name}Page'${icon}${given.member ? ', member: true' : ''} },\n${end}`,
    ),
    [file]: `${
      call
        ? `import { useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { Region } from '@/components/Region'
import { ${call} } from '@/contract/${domain}'
`
        : ''
    }import card from '@/ui/card.module.css'

/** FILL IN: what the page is for. */
export function ${name}Page() {${call ? `\n  const read = useQuery(query(${call}))` : ''}
  return (
    <section className={card.card}>
      <div className={card.head}>
        <h1 tabIndex={-1}>${title}</h1>
      </div>
      ${call ? `<Region read={read}>{() => <p>FILL IN</p>}</Region>` : '<p>FILL IN</p>'}
    </section>
  )
}
`,
    [`tests/${given.member ? 'member' : 'site'}/${folder}.spec.ts`]: `import { expect, test } from '../kit/fixtures'

test('FILL IN: what ${title} shows', { tag: ['@dom'] }, async ({ page${given.member ? ', at' : ''} }) => {
  ${given.member ? `await at('${path}')` : `await page.goto('/#${path}')`}
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('${title}')
  await expect(page.getByRole('main')).toContainText('FILL IN: its words')
})
`,
  }
  if (!given.member) return files
  const menu = 'src/features/member/menuEntries.ts'
  files[menu] = [
    [/const messages = .*\n/, `const ${key} = entryOf(routes.${key})\n`],
    [/profile, messages, limits(?=])/, `, ${key}`],
    [/\[messages, limits(?=,)/, `, ${key}`],
  ].reduce(
    (text, [place, more]) => put(menu, text, place as RegExp, (found) => found + (more as string)),
    read(menu) ?? '',
  )
  const pages = 'src/app/pages/pages.tsx'
  if (!new RegExp(`[{,]${folder}[,}]`).test(read(pages) ?? ''))
    files[pages] = put(pages, read(pages), /features\/\{/, (found) => `${found}${folder},`)
  return files
}

/** Writes the files, formats them and writes what derives from them. Returns the exit code. */
export function run(args: string[]): number {
  const text = { type: 'string' } as const
  const options = {
    effect: text,
    kind: text,
    trace: text,
    icon: text,
    reads: text,
    public: { type: 'boolean' },
    member: { type: 'boolean' },
  } as const
  const {
    values,
    positionals: [what, ...names],
  } = parseArgs({ args, allowPositionals: true, options })
  const make = { call: newCall, page: newPage }[what as 'call' | 'page']
  if (!make) throw new Error(USAGE)
  const files = make(names, values as Call & Page, (file) =>
    existsSync(`${ROOT}/${file}`) ? readFileSync(`${ROOT}/${file}`, 'utf8') : undefined,
  )
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(`${ROOT}/${file}`), { recursive: true })
    writeFileSync(`${ROOT}/${file}`, content)
  }
  const node = (...command: string[]) =>
    spawnSync(process.execPath, command, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
  node('node_modules/prettier/bin/prettier.cjs', '--write', ...Object.keys(files))
  if (what === 'call') node('tools/task.mjs', 'calls')
  console.log(
    `${Object.keys(files)
      .map((file) => `  ${file}`)
      .join('\n')}\nWrite what says FILL IN: git grep -n "FILL IN"`,
  )
  return 0
}
