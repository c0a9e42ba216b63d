import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { brandFiles, sizeOf } from './pictures.ts'
import type { Brand } from './read.ts'
import { themed } from './theme.mjs'

const TYPES: Record<string, string> = { '.svg': 'image/svg+xml', '.png': 'image/png' }

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const head = (tag: string, attrs: Record<string, string>) =>
  ({ tag, attrs, injectTo: 'head' }) satisfies HtmlTagDescriptor

/** Fills the source modules with brand texts: one constant each, so that a build keeps only what it uses. */
export const brandSources = (brand: Brand): Plugin => ({
  name: 'brand-sources',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/contract\/texts\/brand(Texts)?\.ts$/ },
    handler: () => ({
      code: Object.entries(brand)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n'),
      map: null,
    }),
  },
})

/** Applies a brand to the build: colours, texts of the pages, icons and pictures. */
export function branding(brand: Brand, base: string): Plugin {
  const { name, description, colour, address } = brand
  const files = brandFiles(brand)
  const site = address?.replace(/\/?$/, '/') ?? base
  const icons = [head('link', { rel: 'icon', href: `${base}icons/favicon.svg`, type: 'image/svg+xml' })]
  const ofPortal = [
    head('link', { rel: 'apple-touch-icon', href: `${base}icons/apple-touch-icon.png` }),
    head('meta', { property: 'og:title', content: name }),
    head('meta', { property: 'og:description', content: description }),
    head('meta', { property: 'og:image', content: `${site}icons/social.png` }),
  ]
  // Vite fills `%BRAND_NAME%` of pages in from these.
  const texts = Object.entries({ NAME: name, DESCRIPTION: description, COLOUR: colour })
  const define = texts.map(([key, text]) => [`import.meta.env.BRAND_${key}`, JSON.stringify(escaped(text))])
  return {
    name: 'branding',
    enforce: 'pre',
    config: () => ({ define: Object.fromEntries(define) as Record<string, string> }),
    transform: {
      filter: { id: /\/src\/ui\/tokens\.css$/ },
      handler: (css) => ({ code: themed(css, brand.theme), map: null }),
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0]!.slice(base.length)
        const make = files.get(path)
        if (!make) return next()
        void Promise.resolve(make()).then((content) => {
          response.setHeader('Content-Type', TYPES[extname(path)] ?? '')
          response.end(content)
        }, next)
      })
    },
    async generateBundle() {
      for (const [fileName, make] of files) this.emitFile({ type: 'asset', fileName, source: await make() })
    },
    transformIndexHtml: {
      // After Vite has checked the pages' addresses: the build creates these files.
      order: 'post',
      handler: (_, { path }) => (path === '/index.html' ? [...icons, ...ofPortal] : icons),
    },
  }
}

const SCREENSHOTS = [
  { src: 'screenshots/wide.png', form_factor: 'wide', label: '首页' },
  { src: 'screenshots/narrow.png', form_factor: 'narrow', label: '电子捕鱼' },
] as const

/** The brand's part of the web app manifest. */
export const brandManifest = ({ name, shortName, description, colour, folder }: Brand) => ({
  name,
  short_name: shortName,
  description,
  theme_color: colour,
  background_color: colour,
  screenshots: SCREENSHOTS.filter(({ src }) => existsSync(join(folder, src))).map((picture) => ({
    ...picture,
    sizes: sizeOf(readFileSync(join(folder, picture.src))),
    type: 'image/png',
  })),
})
