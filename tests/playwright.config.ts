import { defineConfig } from '@playwright/test'
import { browserArgs, findBrowser } from './ensure-browser.mjs'
import { DIST } from './kit/portalHost'

/** To test another build at the same time: `E2E_DIST=/tmp/dist-x E2E_PORT=4299`. */
const PORT = Number(process.env.E2E_PORT ?? 4199)
/** To test a portal that is already served, such as `npm run dev`: `E2E_BASE=http://127.0.0.1:5173`. */
const BASE = process.env.E2E_BASE
const executablePath = findBrowser()
const isLong = process.argv.includes('@long') || process.env.E2E_LONG !== undefined
const LONG = isLong ? [] : [/@long\b/]

/** `npm test` runs the core, `npm run test:all` the rest too, `npm run test:long` what runs in the DOM elsewhere. */
const PROJECTS = [
  { name: 'core', grep: /@core\b/, grepInvert: LONG },
  { name: 'rest', grepInvert: [...LONG, /@(core|dom)\b/] },
  { name: 'flows', grep: /@dom\b/, grepInvert: [...LONG, /@core\b/] },
]

export default defineConfig<{ folder: string; offlineUse: boolean; pictureOnFailure: boolean }>({
  testDir: '.',
  // The .test.ts files beside them are Vitest's.
  testMatch: '**/*.spec.ts',
  outputDir: '.results',
  tsconfig: './tsconfig.json',
  fullyParallel: true,
  // One more than CI has cores: a test waits for a quarter of its time (toasts, redirects, polls).
  workers: 3,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  projects: PROJECTS,
  use: {
    baseURL: BASE ?? `http://127.0.0.1:${PORT}`,
    // Most tests have a server of their own that serves the build too (tests/kit/fixtures.ts).
    ...(BASE === undefined && { folder: DIST }),
    // Specs about offline use and updates have it (WITH_OFFLINE_USE).
    offlineUse: false,
    locale: 'zh-CN',
    viewport: { width: 1280, height: 800 },
    // A tenth of the suite's time is drawing what moves. Specs about motion, and walks through whole flows, have it (WITH_MOTION).
    contextOptions: { reducedMotion: 'reduce' },
    // The last two stages of compilation cost more than they save in pages that live for seconds, and a process of its own for
    // each load and tab costs 0.1 s. Contexts and sites never share one.
    launchOptions: {
      args: [...browserArgs, '--js-flags=--no-turbofan,--no-maglev', '--renderer-process-limit=1'],
      ...(executablePath && { executablePath }),
    },
    // A failed test leaves a picture and the page's structure in .results. Recording every test takes a fifteenth of its processor
    // time; to have a trace, run the test again with `--trace on`.
    // Playwright's own `only-on-failure` takes a picture at the end of every test, in case closing its context fails.
    pictureOnFailure: true,
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
