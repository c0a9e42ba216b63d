import type { Plugin, Rollup } from 'vite'

type Part = { name?: string; value?: string }
type Statement = {
  type: string
  start: number
  end: number
  source?: { value: string } | null
  declaration?: unknown
  specifiers?: { type: string; local: Part; imported?: Part; exported?: Part }[]
}
type Chunk = Rollup.OutputChunk

/** The chunk of libraries (vite/chunks.ts) and the bundler's own. */
const [LIBRARIES, RUNTIME] = ['vendor', 'rolldown-runtime']
/** The global that holds the libraries' exports, and its member with the runtime's. */
const [GLOBAL, INNER] = ['self.vendor', '$run']

const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1)
const member = (outer: Part | undefined, inner: Part | undefined) => {
  const [key, value] = [outer, inner].map((part) => part?.name ?? part?.value ?? '')
  return key === value ? key : `${key}:${value}`
}

/**
 * Makes the file of libraries a classic script, with the bundler's runtime inside, and lets the modules read its exports from a
 * global: Chromium consumes its code cache for classic scripts, but compiles modules again on every visit. Replaced statements
 * keep their length, so that source maps stay right. The file's name is a hash of what was there before: when the output of
 * this plugin changes, rename the chunk, because browsers keep a file of the same name for good.
 */
export function classicLibraries(): Plugin {
  let base = '/'
  return {
    name: 'classic-libraries',
    apply: 'build',
    configResolved: (config) => {
      base = config.base
    },
    generateBundle: {
      // After Vite, which writes the pages' links.
      order: 'post',
      handler(_, bundle) {
        const files = Object.values(bundle)
        const chunks = files.filter((file): file is Chunk => file.type === 'chunk')
        const libraries = chunks.find(({ name }) => name === LIBRARIES)
        const runtime = chunks.find(({ name }) => name === RUNTIME)
        if (!libraries || !runtime) return this.error(`no chunk ${LIBRARIES} or ${RUNTIME}`)

        const statements = (chunk: Chunk) => (this.parse(chunk.code) as unknown as { body: Statement[] }).body
        const replace = (chunk: Chunk, { start, end }: Statement, text: string) => {
          if (text.length > end - start) this.error(`${chunk.fileName} has no room for ${text}`)
          chunk.code = chunk.code.slice(0, start) + text.padEnd(end - start) + chunk.code.slice(end)
        }
        const refuse = (chunk: Chunk, { type }: { type: string }): never =>
          this.error(`${chunk.fileName}: ${type} is not handled`)

        /** Removes the exports, and returns them as members of an object. */
        const takeExports = (chunk: Chunk): string => {
          const found = statements(chunk).filter(({ type }) => type.startsWith('Export'))
          return found
            .flatMap((statement) => {
              if (statement.declaration || statement.source || !statement.specifiers) refuse(chunk, statement)
              replace(chunk, statement, '')
              return statement.specifiers!.map(({ exported, local }) => member(exported, local))
            })
            .join()
        }
        /** Replaces imports from the two chunks by constants. */
        const takeImports = (chunk: Chunk, helpers: string): void => {
          for (const statement of statements(chunk)) {
            const from = fileName(statement.source?.value ?? '')
            if (from !== fileName(runtime.fileName) && from !== fileName(libraries.fileName)) continue
            if (statement.type !== 'ImportDeclaration') refuse(chunk, statement)
            const members = statement.specifiers!.map((part) =>
              part.type === 'ImportSpecifier' ? member(part.imported, part.local) : refuse(chunk, part),
            )
            const object = from === fileName(runtime.fileName) ? helpers : GLOBAL
            replace(chunk, statement, members.length > 0 ? `const{${members.join()}}=${object};` : '')
          }
        }

        for (const chunk of chunks)
          if (chunk !== runtime) takeImports(chunk, chunk === libraries ? INNER : `${GLOBAL}.${INNER}`)
        const helpers = takeExports(runtime)
        const exported = takeExports(libraries)
        const inner = `const ${INNER}=(()=>{${runtime.code.trim()}return{${helpers}}})();`
        libraries.code = `(()=>{"use strict";${inner}\n${libraries.code.trimEnd()}\n${GLOBAL}={${INNER},${exported}}})()\n`
        // One line more.
        if (libraries.map) libraries.map.mappings = `;${libraries.map.mappings}`
        delete bundle[runtime.fileName]

        const link = ({ fileName: path }: Chunk) =>
          `<link rel="modulepreload" crossorigin href="${base}${path}">`
        const address = base + libraries.fileName
        for (const file of files) {
          if (file.type === 'chunk') continue
          if (file.fileName.endsWith('manifest.json')) file.source = withoutRuntime(String(file.source))
          const html = String(file.source)
          if (!file.fileName.endsWith('.html') || !html.includes(link(libraries))) continue
          file.source = html
            .replace(link(runtime), '')
            .replace(link(libraries), `<link rel="preload" as="script" href="${address}">`)
            // Behind the inline script of the start, which listens for its failure.
            .replace('<script type="module"', `<script defer src="${address}"></script>$&`)
        }
      },
    },
  }
}

/** Vite's list of files without the runtime's. */
function withoutRuntime(text: string): string {
  const list = JSON.parse(text) as Record<string, { name?: string; imports?: string[] }>
  const gone = Object.keys(list).filter((key) => list[key]?.name === RUNTIME)
  for (const entry of Object.values(list))
    if (entry.imports) entry.imports = entry.imports.filter((key) => !gone.includes(key))
  for (const key of gone) delete list[key]
  return JSON.stringify(list, null, 2)
}
