// Finds Firefox and WebKit, and fetches them where there are none: Debian's packages, else Playwright's own.
import { existsSync } from 'node:fs'
import { firefox, webkit } from '@playwright/test'
import { fetchPackages, findBrowser, run } from '../ensure-browser.mjs'

const first = (...paths) => paths.find((path) => path && existsSync(path))

/** Debian's Firefox, or the one in FIREFOX_PATH; undefined without one. */
export const findFirefox = () => first(process.env.FIREFOX_PATH, '/usr/bin/firefox-esr')

/** Debian's MiniBrowser for WebKit, if its driver and Xvfb are installed too. */
export function findMiniBrowser() {
  if (!existsSync('/usr/bin/WebKitWebDriver') || !existsSync('/usr/bin/Xvfb')) return undefined
  const places = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu`)
  return first(
    ...places.flatMap((place) => ['4.1', '4.0'].map((api) => `${place}/webkit2gtk-${api}/MiniBrowser`)),
  )
}

const ENGINES = {
  chromium: { find: findBrowser, packages: ['chromium', 'fonts-noto-cjk'] },
  firefox: {
    find: () => findFirefox() ?? first(firefox.executablePath()),
    packages: ['firefox-esr', 'fonts-noto-cjk'],
  },
  webkit: {
    find: () => findMiniBrowser() ?? first(webkit.executablePath()),
    packages: ['webkit2gtk-driver', 'xvfb', 'fonts-noto-cjk'],
  },
}

/** Which of these engines this machine has, after fetching the missing ones where possible. */
export function ensureEngines(names) {
  const missing = () => names.filter((name) => !ENGINES[name].find())
  if (missing().length > 0) fetchPackages(missing().flatMap((name) => ENGINES[name].packages))
  for (const name of missing()) run('npx', 'playwright', 'install', name)
  for (const name of missing())
    console.error(
      `No ${name} on this machine, and none to be had. On Debian, as root: apt-get install ${ENGINES[name].packages.join(' ')}. ` +
        `Elsewhere: npx playwright install ${name}, with the libraries it asks for.`,
    )
  return names.filter((name) => ENGINES[name].find())
}
