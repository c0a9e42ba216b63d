import { defineConfig } from 'vitest/config'
import react from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { firstChunks } from './tests/vite-chunks.ts'
import { demoApi, demoPages } from './tests/vite-demo.ts'

const root = new URL('.', import.meta.url).pathname.replace(/\/$/, '')
const isDemo = !process.env.VITE_API_BASE

const names = new Map<string, string>()
/** The next unused name: a, b, … in the order the classes are met. */
function shortName(local: string, file: string): string {
  const key = `${file} ${local}`
  const name = names.get(key) ?? `x${names.size.toString(36)}`
  names.set(key, name)
  return name
}

export default defineConfig({
  appType: 'mpa', // no fallback to index.html: routes live in the hash, a missing chunk must be a real 404 (faults 5)
  resolve: { alias: { '@': new URL('./src', import.meta.url).pathname } },
  plugins: [
    react(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        injectionPoint: undefined as unknown as string,
        // As one classic script: the es format would carry import.meta, which a classic worker cannot hold.
        rollupFormat: 'iife',
      },
    }),
    ...(isDemo ? [demoApi(), demoPages()] : []),
  ],
  css: {
    // Class names of a few letters in builds: the long ones weigh kilobytes in both files of the first visit.
    modules: { generateScopedName: process.env.NODE_ENV === 'production' ? shortName : '[name]_[local]' },
  },
  build: {
    target: 'es2023',
    // Scripts a lazy page imports are found by its own imports; only its styles are listed ahead.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: firstChunks(root) },
        // The entry names some eighty files: short hashes keep that list small.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
      input: {
        index: 'index.html',
        ...(isDemo
          ? {
              'demo-game': 'sw/demo/demo-game.html',
              'demo-service': 'sw/demo/demo-service.html',
              'demo-agent': 'sw/demo/demo-agent.html',
            }
          : {}),
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173 },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}', 'sw/**/*.test.ts', 'tests/**/*.test.ts'],
          setupFiles: ['tests/unit-setup.ts'],
        },
      },
    ],
  },
})
