import { runnerImport, type Plugin } from 'vite'
import type * as seeds from '../../sw/db/seed/ownPictures.ts'
import type { Brand } from '../branding/read.ts'
import { sourceRunner } from '../branding/sources.ts'
import { drawGame } from './compose.ts'
import { boardPictures, fishingPictures } from './otherPictures.ts'
import { slotPictures } from './slotPictures.ts'

const LANDSCAPE = { ...slotPictures, ...fishingPictures }

/** The picture of a demo game as SVG. Throws for a game that has none. */
export function pictureOf(name: string): string {
  const board = boardPictures[name]
  const picture = board ?? LANDSCAPE[name]
  if (!picture) throw new Error(`game picture: none for ${name}`)
  return drawGame(name, picture, board !== undefined)
}

/** The demo games drawn here, by the address of their picture. */
async function drawnGames(brand: Brand): Promise<Map<string, string>> {
  // Not a plain import: Vite bundles its configuration without its own transforms.
  const { module } = await runnerImport<typeof seeds>(
    `${import.meta.dirname}/../../sw/db/seed/ownPictures.ts`,
    sourceRunner(brand),
  )
  return new Map(module.drawnGames().map(({ address, name }) => [address, name]))
}

/** Draws the demo games' pictures: files of demo builds, and on request under `npm run dev`. */
export function gameArt(brand: Brand): Plugin {
  return {
    name: 'game-art',
    async configureServer(server) {
      const games = await drawnGames(brand)
      server.middlewares.use((request, response, next) => {
        const name = games.get(request.url ?? '')
        if (name === undefined) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(pictureOf(name))
      })
    },
    async generateBundle() {
      for (const [address, name] of await drawnGames(brand))
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: pictureOf(name) })
    },
  }
}
