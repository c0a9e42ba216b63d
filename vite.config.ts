import react from '@vitejs/plugin-react'
import { normalizePath } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { configDefaults, defineConfig } from 'vitest/config'
import { branding, brandManifest, brandSources } from './vite/branding/index.ts'
import { readBrand } from './vite/branding/read.ts'
import { brandFolder } from './vite/branding/theme.mjs'
import { compileHints, firstChunks, neutralName } from './vite/chunks.ts'
import { demoApi, demoPages } from './vite/demo.ts'
import { siteFiles, wellKeptHost } from './vite/files.ts'
import { targets } from './vite/floor.ts'
import { originsOf } from './vite/headers.mjs'
import { cascadeLayers } from './vite/layers.ts'
import { builtPage, publicAddresses } from './vite/page.ts'
import { checkSettings, knownSettings, linesOf, orStop } from './vite/settings.ts'
import { shippedTexts } from './vite/texts.ts'

// With forward slashes on Windows too, like module ids.
const root = normalizePath(import.meta.dirname)
const brand = orStop(() => {
  checkSettings(process.env)
  return readBrand(brandFolder(process.env.VITE_BRAND))
})
const isDemo = !process.env.VITE_API_BASE
const base = process.env.VITE_BASE || '/'
const site = { base, origins: originsOf(process.env.VITE_API_BASE, process.env.VITE_REPORT_URL), build: '' }

/** Set the time zone, which only a process of their own can. */
const ZONE_TESTS = ['src/app/timeZones.test.ts', 'sw/db/beijing.test.ts']
const unitTests = {
  environment: 'node' as const,
  setupFiles: ['tests/unit-setup.ts'],
  // A busy machine takes seconds to load a test's modules.
  testTimeout: 20_000,
  hookTimeout: 60_000,
  // Tags are paragraphs and decisions, which tests/paragraphs checks.
  strictTags: false,
}

export default defineConfig({
  define: { __SEVERAL_LINES__: String(linesOf(process.env.VITE_API_BASE).length > 1) },
  base,
  appType: 'mpa', // no fallback to index.html: routes live in the hash, a missing chunk must be a real 404
  resolve: {
    // Workbox brings an older idb of its own.
    dedupe: ['idb'],
    alias: {
      '@': `${root}/src`,
      // wouter's shim for what React itself provides.
      'use-sync-external-store/shim/index.js': 'react',
    },
  },
  plugins: [
    knownSettings(),
    react({ jsxImportSource: '@/ui/markup' }),
    publicAddresses(base),
    brandSources(brand),
    branding(brand, base),
    builtPage(site),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: false,
      includeManifestIcons: false, // already precached
      manifest: {
        id: base,
        ...brandManifest(brand),
        lang: 'zh-CN',
        dir: 'ltr',
        start_url: base,
        scope: base,
        display: 'standalone',
        categories: ['games', 'entertainment', 'sports'],
        icons: [
          { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
        shortcuts: [
          { name: '存款', url: './#/recharge' },
          { name: '转账', url: './#/transfer' },
          { name: '电子捕鱼', url: './#/concise' },
          { name: '真人娱乐', url: './#/realbet' },
        ].map((shortcut) => ({
          ...shortcut,
          icons: [{ src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
        })),
      },
      injectManifest: {
        // All art weighs little (65 kB packed, scripts 330 kB). Left out: videos, the screenshots of the install dialog, and the
        // demo games' pictures, which are kept once they have been shown.
        globPatterns: ['**/*.{js,css,html,svg,png,webmanifest,woff2}', 'texts/*.json'],
        globIgnores: ['screenshots/**', 'games/**', 'icons/social.png'],
        // Six digits of a file's digest tell its versions apart; all 32 would cost the worker 2 kB. The plugin lists the
        // manifest a second time, with all of them.
        manifestTransforms: [
          (entries) => ({
            manifest: entries.map((entry) => ({
              ...entry,
              revision:
                (entry.url.endsWith('.webmanifest') ? entry.revision : entry.revision?.slice(0, 6)) ?? null,
            })),
          }),
        ],
        // A classic worker can't contain import.meta, which the es format would emit.
        rollupFormat: 'iife',
        // What nothing uses is left out with its top level: the demo server, in builds for a real one.
        rollupOptions: { treeshake: { moduleSideEffects: false } },
        // The worker is a build of its own, without the plugins above.
        buildPlugins: { vite: [publicAddresses(base), brandSources(brand)] },
      },
    }),
    ...(isDemo ? [demoApi(), demoPages()] : []),
    shippedTexts(brand, isDemo, base),
    siteFiles(site),
    wellKeptHost(site),
    compileHints(),
  ],
  css: {
    postcss: { plugins: [cascadeLayers(root)] },
    // Long class names would add kilobytes to the first load, in scripts and styles. Letters only: no class is `ad-…`.
    modules: {
      generateScopedName: process.env.NODE_ENV === 'production' ? '[hash:base52:5]' : '[name]_[local]',
    },
  },
  build: {
    target: targets,
    // Browsers find a lazy page's scripts through its imports; only its styles need listing. builtPage lists those of index.html.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostId, hostType }) =>
        hostType === 'html' && !hostId.endsWith('index.html')
          ? files
          : files.filter((file) => file.endsWith('.css')),
    },
    assetsInlineLimit: 0,
    // Moved out of `dist` by siteFiles.
    sourcemap: process.env.VITE_SOURCE_MAPS === 'hidden' && 'hidden',
    reportCompressedSize: false,
    // The licences of shipped packages, at /licences.md.
    license: { fileName: 'licences.md' },
    manifest: true,
    rolldownOptions: {
      // A slow machine is told of at length at every build.
      checks: { bundlerTimings: false },
      treeshake: {
        // Drops wouter's unused Link, a call at the top level of its file.
        manualPureFunctions: ['forwardRef'],
        // In everything that ships here, top-level reads of properties and globals have no side effects.
        propertyReadSideEffects: false,
        unknownGlobalSideEffects: false,
      },
      output: {
        codeSplitting: { groups: firstChunks(root, isDemo) },
        // The entry lists about eighty file names: short hashes keep it small.
        chunkFileNames: ({ name }) => `assets/${neutralName(name)}-[hash:7].js`,
        assetFileNames: ({ names: [name] }) =>
          `assets/${neutralName(name?.replace(/\.\w+$/, ''))}-[hash:6][extname]`,
        // Without the - and _ that may leave "ad" standing alone.
        hashCharacters: 'base36',
      },
      input: {
        index: 'index.html',
        ...(isDemo
          ? {
              'demo-game': 'sw/demo/demo-game.html',
              'demo-service': 'sw/demo/demo-service.html',
              'demo-agent': 'sw/demo/demo-agent.html',
              'demo-console': 'sw/demo/demo-console.html',
              'demo-download': 'sw/demo/demo-download.html',
            }
          : {}),
      },
    },
  },
  // Our own sources, which its cache would keep as they once were.
  optimizeDeps: { exclude: ['@/ui/markup/jsx-runtime', '@/ui/markup/jsx-dev-runtime'] },
  // Pages of other origins read nothing here and show none of it in a frame (D75).
  server: { host: '127.0.0.1', port: 5173, cors: false, headers: { 'X-Frame-Options': 'DENY' } },
  test: {
    // By default one core stays idle: half of them on CI.
    maxWorkers: '100%',
    projects: [
      // The app's tests share what they load of node_modules, the DOM above all: half the time.
      {
        extends: true,
        test: {
          ...unitTests,
          name: 'app',
          pool: 'vmThreads',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...ZONE_TESTS],
        },
      },
      // The servers' tests compute, and that is slower in a context of its own.
      {
        extends: true,
        test: {
          ...unitTests,
          name: 'unit',
          // Start faster than processes.
          pool: 'threads',
          include: ['{sw,tools,vite}/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...ZONE_TESTS],
        },
      },
      { extends: true, test: { ...unitTests, name: 'zones', pool: 'forks', include: ZONE_TESTS } },
    ],
  },
})
