import { defineConfig } from '@playwright/test'
import { browserArgs, findBrowser } from './ensure-browser.mjs'

const PORT = 4199
const executablePath = findBrowser()

export default defineConfig({
  testDir: '.',
  outputDir: '.results',
  tsconfig: './tsconfig.json',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [['list']],
  ...(process.argv.includes('@long') ? {} : { grepInvert: /@long/ }),
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'zh-CN',
    viewport: { width: 1280, height: 800 },
    launchOptions: { args: browserArgs, ...(executablePath && { executablePath }) },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --port ${PORT} --strictPort`,
    cwd: '..',
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: !process.env.CI,
  },
})
