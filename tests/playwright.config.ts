import { defineConfig } from '@playwright/test'
import { browserArgs, findBrowser } from './ensure-browser.mjs'

/** To test another build at the same time: `E2E_DIST=/tmp/dist-x E2E_PORT=4299`. */
const PORT = Number(process.env.E2E_PORT ?? 4199)
/** To test a portal that is already served, such as `npm run dev`: `E2E_BASE=http://127.0.0.1:5173`. */
const BASE = process.env.E2E_BASE
const DIST = process.env.E2E_DIST ?? 'dist'
const executablePath = findBrowser()

export default defineConfig({
  testDir: '.',
  // The .test.ts files beside them are Vitest's.
  testMatch: '**/*.spec.ts',
  outputDir: '.results',
  tsconfig: './tsconfig.json',
  fullyParallel: true,
  workers: 2,
  // On a busy CI machine a test may time out once; a real failure fails twice.
  retries: process.env.CI ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  ...(process.argv.includes('@long') || process.env.E2E_LONG ? {} : { grepInvert: /@long/ }),
  use: {
    baseURL: BASE ?? `http://127.0.0.1:${PORT}`,
    locale: 'zh-CN',
    viewport: { width: 1280, height: 800 },
    launchOptions: { args: browserArgs, ...(executablePath && { executablePath }) },
    // A failed test leaves its trace in .results. Snapshots of the page cost a quarter of the suite's time; to have them, run
    // the test again with `--trace on`.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
  ...(BASE === undefined && {
    globalSetup: './kit/sameBuild.ts',
    webServer: {
      command: `node node_modules/vite/bin/vite.js preview --outDir ${DIST} --host 127.0.0.1 --port ${PORT} --strictPort`,
      cwd: '..',
      url: `http://127.0.0.1:${PORT}/`,
      reuseExistingServer: !process.env.CI,
    },
  }),
})
