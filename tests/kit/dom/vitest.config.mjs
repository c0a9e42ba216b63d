import { readdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { defineConfig, mergeConfig } from 'vitest/config'
import portal from '../../../vite.config.ts'

const root = resolve(import.meta.dirname, '../../..')
// React as visitors have it, which is also faster.
process.env.NODE_ENV = 'production'

/** Specs get the fixtures of this folder instead of the kit's, and the app a root that ends with its document. */
const domFixtures = {
  name: 'dom-fixtures',
  enforce: 'pre',
  resolveId(source, importer = '') {
    if (source.endsWith('/fixtures') && resolve(dirname(importer), source) === `${root}/tests/kit/fixtures`)
      return `${import.meta.dirname}/fixtures.ts`
    if (source === 'react-dom/client' && importer.startsWith(`${root}/src/`))
      return `${import.meta.dirname}/reactRoots.ts`
    return null
  },
}

const withDomTests = readdirSync(`${root}/tests`, { recursive: true, encoding: 'utf8' })
  .map((file) => `tests/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.spec.ts') && readFileSync(`${root}/${file}`, 'utf8').includes("'@dom'"))

const { test: _unit, ...app } = portal
export default mergeConfig(
  app,
  defineConfig({
    root,
    plugins: [domFixtures],
    test: {
      name: 'flows',
      // `FLOWS=tests/site/vip.spec.ts npm run flows` tries all tests of a file, with the tag or without.
      include: process.env.FLOWS?.split(',') ?? ['tests/kit/dom/words.flow.ts', ...withDomTests],
      environment: `${import.meta.dirname}/environment.ts`,
      environmentOptions: {
        happyDOM: {
          url: 'http://127.0.0.1:4199/',
          width: 1280,
          height: 800,
          settings: {
            device: { prefersReducedMotion: 'reduce' },
            // Nothing is asked of the network.
            disableCSSFileLoading: true,
            disableIframePageLoading: true,
            disableJavaScriptFileLoading: true,
            handleDisabledFileLoadingAsSuccess: true,
            navigation: {
              disableMainFrameNavigation: true,
              disableChildFrameNavigation: true,
              disableFallbackToSetURL: true,
            },
          },
        },
      },
      env: { DEV: '', PROD: '1' },
      // Each document has its own, as in a browser: they keep listeners.
      server: { deps: { inline: [/@tanstack/, /wouter/] } },
      setupFiles: [`${import.meta.dirname}/setup.ts`],
      pool: 'threads',
      // Some groups of a file have no test that runs here.
      passWithNoTests: true,
      maxWorkers: Number(process.env.WORKERS ?? 2),
      strictTags: false,
      // Each action has its own patience: this is for walks over all routes, 15 s on an idle machine.
      testTimeout: 90_000,
      hookTimeout: 60_000,
    },
  }),
)
