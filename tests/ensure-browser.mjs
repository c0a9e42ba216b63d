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

/** Runs a command with its output in view. Returns whether it succeeded. */
export const run = (command, ...args) => {
  console.log('>', command, ...args)
  return (
    spawnSync(command, args, {
      stdio: 'inherit',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  )
}

/** Installs Debian's packages, which bring their libraries along; as root only. Returns whether it succeeded. */
export function fetchPackages(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  // Without `any`, apt is content with outdated lists when a server doesn't answer, and then installs old browsers.
  const update = () => run('apt-get', 'update', '-qq', '-o', 'APT::Update::Error-Mode=any')
  for (let tries = 1; !update() && tries < 4; tries += 1) run('sleep', String(tries * 5))
  return run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages)
}

if (import.meta.filename === process.argv[1]) {
  if (!findBrowser()) {
    fetchPackages(['chromium', 'chromium-headless-shell', 'fonts-noto-cjk'])
    // Older systems have no separate headless shell.
    if (!findBrowser()) fetchPackages(['chromium', 'fonts-noto-cjk'])
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
  // For the nginx example. Only CI asks for it: the package starts a server.
  if ((process.env.CI || process.env.WITH_NGINX) && !existsSync('/usr/sbin/nginx'))
    fetchPackages(['nginx', 'openssl'])
}
