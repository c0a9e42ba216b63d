import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { brandFiles, sizeOf } from './pictures.ts'
import type { Brand } from './read.ts'
import { themed } from './theme.mjs'

const TYPES: Record<string, string> = { '.svg': 'image/svg+xml', '.png': 'image/png' }

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const head = (tag: string, attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag,
  attrs,
  injectTo: 'head',
})

/** Applies a brand to the build: colours, texts of the pages, icons and pictures. */
export function branding(brand: Brand, base: string): Plugin[] {
  const files = brandFiles(brand)
  const texts: Record<string, string> = {
    name: brand.name,
    description: brand.description,
    colour: brand.colour,
  }
  return [
    {
      name: 'brand-texts',
      enforce: 'pre',
      transform: {
        filter: { id: /\/src\/ui\/tokens\.css$/ },
        handler: (css) => ({ code: themed(css, brand.theme), map: null }),
      },
      transformIndexHtml: {
        order: 'pre',
        handler: (html) =>
          html.replace(/%brand\.(\w+)%/g, (_, name: string) => {
            const text = texts[name]
            if (text === undefined) throw new Error(`%brand.${name}%: a brand has no such text`)
            return escaped(text)
          }),
      },
    },
    {
      name: 'brand-files',
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
        // Runs after Vite has checked the pages' addresses: the build creates these files.
        order: 'post',
        handler: (_, { path }) => [
          head('link', { rel: 'icon', href: `${base}icons/favicon.svg`, type: 'image/svg+xml' }),
          ...(path === '/index.html'
            ? [
                head('link', { rel: 'apple-touch-icon', href: `${base}icons/apple-touch-icon.png` }),
                head('meta', { property: 'og:title', content: brand.name }),
                head('meta', { property: 'og:description', content: brand.description }),
                head('meta', {
                  property: 'og:image',
                  content: `${brand.address?.replace(/\/?$/, '/') ?? base}icons/social.png`,
                }),
              ]
            : []),
        ],
      },
    },
  ]
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
