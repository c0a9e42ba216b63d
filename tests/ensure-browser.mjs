// Finds a Chromium that starts, and fetches one where there is none: Debian's package, else Playwright's own. On CI it also
// fetches nginx, for the example of docs/operating.md.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

// The headless shell: the same engine at half the processor time. It lacks some features of the full browser.
const SHELL = '/usr/bin/chromium-headless-shell'
const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Path of a browser on this machine, or undefined. CHROMIUM_PATH wins. */
export const findBrowser = () =>
  [process.env.CHROMIUM_PATH, chromium.executablePath(), SHELL, ...SYSTEM].find(
    (path) => path && existsSync(path),
  )

/** Path of a full browser, for what the headless shell lacks: the back-forward cache. */
export const findWholeBrowser = () =>
  [chromium.executablePath(), ...SYSTEM].find((path) => existsSync(path)) ?? findBrowser()

/** Arguments for the browser: no sandbox for root, no background traffic. */
export const browserArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const run = (command, ...args) => {
  console.log('>', command, ...args)
  return (
    spawnSync(command, args, {
      stdio: 'inherit',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  )
}

if (import.meta.filename === process.argv[1]) {
  const isDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (process.env.CI && isDebian && !existsSync('/usr/sbin/nginx')) {
    run('apt-get', 'update', '-qq')
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'nginx', 'openssl')
  }
  if (!findBrowser() && isDebian) {
    // Debian's package first: it brings its libraries along, which Playwright's download does not.
    run('apt-get', 'update', '-qq')
    const packages = ['chromium', 'chromium-headless-shell', 'fonts-noto-cjk']
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages)
    // Older systems have no separate headless shell.
    if (!findBrowser())
      run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk')
  }
  if (!findBrowser()) run('npx', 'playwright', 'install', 'chromium')
  const executablePath = findBrowser()
  if (!executablePath) {
    console.error('No Chromium: install one, or name it by CHROMIUM_PATH.')
    process.exit(1)
  }
  const browser = await chromium.launch({ executablePath, args: browserArgs })
  console.log(`browser: ${executablePath} ${browser.version()}`)
  await browser.close()
}
